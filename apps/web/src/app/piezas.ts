import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';

type DeUnaPantalla = { patron: string; modulos: string[] };

/** The page that a device keeps is of no screen in particular: what each needs is kept beside it. */
const pedirLasDeLaPantalla = async (): Promise<void> => {
  if (!navigator.serviceWorker?.controller) return;
  const lista: DeUnaPantalla[] = await (await fetch('/precarga.json')).json();
  const { modulos = [] } = lista.find(({ patron }) => new RegExp(patron).test(location.pathname)) ?? {};
  for (const nombre of modulos) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${nombre}` }));
    await ceder();
  }
};

/** The addresses of what the screen is made with, each piece after those that it imports (../../precarga.ts). */
export const leerPiezas = async (): Promise<string[]> => {
  // Without the list, each piece brings its own.
  await pedirLasDeLaPantalla().catch(() => {});
  return Array.from(document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'), ({ href }) => href);
};
