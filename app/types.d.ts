// The references that Next writes into next-env.d.ts, which a fresh clone does not have.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
