import { usarTransporte } from '@colega/web-kit/lib/api/transporte.ts';
import { NavegacionContext } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { SesionDeMuestraContext } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { token } from '@colega/web-kit/testing/datos-de-sesion.ts';
import type { Escena } from '@colega/web-kit/testing/escena.ts';
import { transporteDeMuestra } from '@colega/web-kit/testing/transporte-de-muestra.ts';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { type ComponentType, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { cargarPantalla } from '../cargar-pantalla.ts';
import { ConHabilidad } from '../con-habilidad.tsx';
import { PaginaDeError } from '../pagina-de-error.tsx';
import { existePantalla, type Pantalla } from '../rutas.ts';
import estilos from './catalogo.module.css';

const SESION = {
  token: token(),
  refresh_token: 'muestra',
  user_id: 7,
  persona_id: 70,
  user: { username: 'mgarcia', contextos: ['autogestion' as const] },
};

type Props = { pantalla: Pantalla; escena: Exclude<Escena, { noAplica: string }> };

/** A React tree of its own keeps what the screen does to its address away from the page's. */
export const PantallaDeMuestra = ({ pantalla, escena }: Props) => {
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!lugar.current) return;
    const nodo = lugar.current.appendChild(document.createElement('div'));
    escena.antes?.();
    const volverALaRed = usarTransporte(transporteDeMuestra(escena.respuestas));
    const raiz = createRoot(nodo);
    let quitada = false;
    void cargarPantalla(pantalla).then(({ default: Vista }) => {
      if (!quitada) raiz.render(<RouterProvider router={routerDe(pantalla, Vista, escena)} />);
    });
    return () => {
      quitada = true;
      volverALaRed();
      nodo.remove();
      queueMicrotask(() => raiz.unmount());
    };
  }, [pantalla, escena]);
  return <div ref={lugar} data-muestra={loQueMuestra(escena)} />;
};

const loQueMuestra = ({ muestra }: Props['escena']): string =>
  typeof muestra === 'string' ? `^\\s*${muestra.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$` : muestra.source;

const routerDe = (
  { acceso, titulo, path }: Pantalla,
  Vista: ComponentType,
  { direccion, estado, existe = existePantalla }: Props['escena'],
) => {
  const libre = acceso === 'publica' || acceso === 'sesion';
  const element = (
    <NavegacionContext value={{ inicio: DIRECCIONES.inicio, existe, precargar: () => undefined }}>
      <SesionDeMuestraContext value={SESION}>
        <Proveedores>
          {libre ? (
            <Vista />
          ) : (
            <ConHabilidad habilidad={acceso} titulo={titulo}>
              <Vista />
            </ConHabilidad>
          )}
        </Proveedores>
      </SesionDeMuestraContext>
    </NavegacionContext>
  );
  const rutas = [
    { path, element: acceso === 'publica' ? element : <main className={estilos.hoja}>{element}</main> },
    { path: DIRECCIONES.error, element: <PaginaDeError /> },
    {
      path: '*',
      element: (
        <main className={estilos.hoja}>
          <h1>Desde acá se va a otra pantalla.</h1>
        </main>
      ),
    },
  ];
  const pathname = direccion ?? path.replace(/:[^/]+/g, '1');
  return createMemoryRouter(rutas, { initialEntries: [estado === undefined ? pathname : { pathname, state: estado }] });
};
