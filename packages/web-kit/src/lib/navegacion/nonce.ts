const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Mantine and its scroll lock create style tags with the nonce that the server wrote into the page. */
export const leerNonce = (): string => nonce;

// The scroll lock under Mantine's dialogs asks for it by this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
