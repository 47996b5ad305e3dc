import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { pedirSesionAOtraPestania } from '@colega/web-kit/lib/sesion/canal.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { FallaDeRuta } from '@colega/web-kit/ui/paginas/falla-de-ruta.tsx';
import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';
import { cargarPantalla } from './cargar-pantalla.ts';
import { ConIds, idsDe } from './con-ids.tsx';
import { guardia } from './guardia.ts';
import { componenteDelArea } from './precarga.ts';
import { Raiz } from './raiz.tsx';
import { PANTALLAS, type Pantalla, REDIRECCIONES } from './rutas.ts';
import { olvidarLoGuardado } from './sin-red/olvidar-lo-guardado.ts';

export type DatosDeRuta = { titulo: string };

const rutaDe = (pantalla: Pantalla): RouteObject => ({
  path: pantalla.path,
  handle: { titulo: pantalla.titulo } satisfies DatosDeRuta,
  // The screen reads its own data again once it is there.
  shouldRevalidate: () => false,
  lazy: async () => {
    await ceder();
    const { default: Vista, adelantos } = await cargarPantalla(pantalla);
    const vista =
      idsDe(pantalla.path).length > 0 ? (
        <ConIds ids={idsDe(pantalla.path)}>
          <Vista />
        </ConIds>
      ) : (
        <Vista />
      );
    if (pantalla.acceso === 'publica') return { element: vista };
    const loader = lectorDe(adelantos);
    if (pantalla.acceso === 'sesion') return { element: vista, loader };
    const { ConHabilidad } = await import('./con-habilidad.tsx');
    const { acceso: habilidad, titulo } = pantalla;
    return {
      loader,
      element: (
        <ConHabilidad habilidad={habilidad} titulo={titulo}>
          {vista}
        </ConHabilidad>
      ),
    };
  },
});

const lectorDe =
  (adelantos: Antes | undefined): LoaderFunction =>
  async ({ request, params }) => {
    const { traerLoPrimero } = await import('./lo-primero.ts');
    await traerLoPrimero(adelantos, { busqueda: new URL(request.url).searchParams, params });
    return null;
  };

const redireccion = ([path, destino]: [string, string]): RouteObject => ({
  path,
  element: null,
  loader: ({ request }) => redirect(destino + new URL(request.url).search),
});

/** SES-018, S-89. Nothing of anybody stays on the device. */
const terminar: LoaderFunction = () => {
  cerrarSesion();
  void esperarQuietud().then(() => olvidarLoGuardado());
  return null;
};

/** Where its code does not come either, the session ends all the same. */
const quedaSinSubir = (direccion: string): Promise<boolean> =>
  import('@colega/web-kit/lib/borradores/antes-de-salir.ts').then(
    (antes) => antes.quedaSinSubir(direccion),
    () => false,
  );

/** SES-020: in a new tab, it is the session of the others that is closed. */
const cerrar: LoaderFunction = async ({ request }) => {
  await pedirSesionAOtraPestania();
  if (await quedaSinSubir(request.url)) return redirect(DIRECCIONES.sinSubir);
  cerrarSesion();
  olvidarLoGuardado('cierre');
  return redirect('/login');
};

export const rutasDelRouter = (): RouteObject[] => {
  const publicas = PANTALLAS.filter((p) => p.acceso === 'publica').map(rutaDe);
  const privadas = PANTALLAS.filter((p) => p.acceso !== 'publica').map(rutaDe);
  return [
    {
      Component: Raiz,
      errorElement: <FallaDeRuta inicio={DIRECCIONES.inicio} />,
      HydrateFallback: () => null,
      children: [
        ...Object.entries(REDIRECCIONES).map(redireccion),
        ...publicas.map((ruta) => (ruta.path === '/login' ? { ...ruta, loader: terminar } : ruta)),
        { path: '/cerrarSesion', element: null, loader: cerrar },
        {
          loader: guardia,
          // Each screen is entered through the guard; another step of the same one is not entering.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
          lazy: { Component: componenteDelArea },
          children: privadas,
        },
        {
          path: '*',
          handle: { titulo: 'Página no encontrada' } satisfies DatosDeRuta,
          lazy: { Component: async () => (await import('./pagina-de-error.tsx')).default },
        },
      ],
    },
  ];
};

export const crearRouter = () => createBrowserRouter(rutasDelRouter());
