const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The nonce the server wrote into the page, for the style tags that Mantine and its scroll lock create. */
export const leerNonce = (): string => nonce;

// The scroll lock under Mantine's dialogs asks for it by this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
