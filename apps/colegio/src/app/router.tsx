import { FallaDeRuta } from '@colega/web-kit/ui/paginas/falla-de-ruta.tsx';
import { type RouteObject, redirect } from 'react-router';
import { APARTADOS } from '../features/tesoreria/apartados.ts';
import { DIRECCIONES } from '../lib/direcciones.ts';
import { Area } from './area.tsx';
import { ConPermiso } from './con-permiso.tsx';
import { guardia } from './guardia.ts';
import { NoEncontrada } from './no-encontrada.tsx';
import { PANTALLAS, PANTALLAS_DE_UNA_COSA, type PantallaDelColegio } from './pantallas.ts';

const rutaDe = ({ path, titulo, permiso, cargar }: Omit<PantallaDelColegio, 'icono' | 'tecla'>): RouteObject => ({
  path,
  handle: { titulo },
  lazy: async () => {
    const { default: Vista, antes } = await cargar();
    await antes?.().catch(() => undefined);
    return {
      element: (
        <ConPermiso path={path} permiso={permiso} titulo={titulo}>
          <Vista />
        </ConPermiso>
      ),
    };
  },
});

export const rutasDelRouter = (): RouteObject[] => [
  {
    loader: guardia,
    Component: Area,
    errorElement: <FallaDeRuta inicio={DIRECCIONES.inicio} />,
    HydrateFallback: () => null,
    children: [
      ...[...PANTALLAS, ...PANTALLAS_DE_UNA_COSA].map(rutaDe),
      {
        lazy: async () => ({ Component: (await import('../features/tesoreria/con-apartados.tsx')).ConApartados }),
        children: APARTADOS.map(rutaDe),
      },
      {
        path: DIRECCIONES.porRevisarAntes,
        Component: () => null,
        loader: ({ request }) => redirect(`${DIRECCIONES.porRevisar}${new URL(request.url).search}`),
      },
      { path: '*', handle: { titulo: 'Página no encontrada' }, Component: NoEncontrada },
    ],
  },
];
