"""Files as they come in a multipart body."""

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Upload:
    """One uploaded file: what is known of it once its bytes are gone."""

    name: str
    size: int
    id: str

    @classmethod
    def of(cls, name: str, content: bytes) -> "Upload":
        """Look at the bytes of a file."""
        return cls(name, len(content), f"file-{hashlib.sha256(content).hexdigest()[:24]}")
