import { createRoot } from 'react-dom/client';

/** A piece of its own (../../grupos.ts): React's part for a browser is work enough for a task. */
export const crearRaiz = (lugar: HTMLElement): ReturnType<typeof createRoot> => createRoot(lugar);
