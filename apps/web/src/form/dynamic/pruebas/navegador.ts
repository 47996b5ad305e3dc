/** What Mantine asks of a browser and jsdom does not have. */
if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (media) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

if (typeof globalThis.ResizeObserver !== 'function') {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

Element.prototype.scrollIntoView ??= () => undefined;

if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
