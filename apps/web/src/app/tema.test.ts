import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import '@colega/web-kit/lib/colegio/colegio-a-la-vista.ts'; // which says what tema.js leaves

const TEMA = readFileSync(join(import.meta.dirname, '../../public/tema.js'), 'utf8');
const raiz = document.documentElement;
const DE_LA_PAGINA = { nombre: 'Colegio Viejo', color: '#064e6f', color_oscuro: null, marca_url: null };
const SABIDO = { ...DE_LA_PAGINA, nombre: 'Colegio Nuevo', color: '#7b1fa2' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  raiz.removeAttribute('style');
  globalThis.__colegio = undefined;
});

/** As a browser runs it before the first paint. */
const abrir = ({ guardada, sabido }: { guardada: boolean; sabido?: string }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { serviceWorker: { controller: guardada ? {} : null } });
  if (sabido !== undefined) localStorage.setItem('colegio', sabido);
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'colegio', content: JSON.stringify(DE_LA_PAGINA) }),
  );
  new Function(TEMA)();
  return [globalThis.__colegio?.nombre, raiz.style.getPropertyValue('--colegio-claro')];
};

test('la página que acaba de mandar el servidor dice lo último', () => {
  expect(abrir({ guardada: false, sabido: JSON.stringify(SABIDO) })).toEqual(['Colegio Viejo', '#064e6f']);
  expect(raiz).toHaveAttribute('data-claro');
  expect(raiz).not.toHaveAttribute('data-oscuro');
});

test('de la que guardó el dispositivo, lo que se supo después', () => {
  expect(abrir({ guardada: true, sabido: JSON.stringify(SABIDO) })).toEqual(['Colegio Nuevo', '#7b1fa2']);
});

test.each([undefined, '{roto'])('si de eso no hay nada que sirva (%s), lo de la página', (sabido) => {
  expect(abrir({ guardada: true, ...(sabido !== undefined && { sabido }) })).toEqual(['Colegio Viejo', '#064e6f']);
});
