import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { servidor } from './servidor.ts';

// A busy machine takes its time to draw.
configure({ asyncUtilTimeout: 5_000 });

// Mantine needs this, and jsdom lacks it.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (consulta: string): MediaQueryList => ({
    matches: false,
    media: consulta,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// An unexpected call is a fault of the test.
beforeAll(() => servidor.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  cleanNotificationsQueue();
  cleanNotifications();
  document.body.replaceChildren();
  servidor.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});
afterAll(() => servidor.close());
