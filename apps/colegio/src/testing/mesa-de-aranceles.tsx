import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { rutasDelRouter } from '../app/router.tsx';
import { operadorPropio } from './datos-del-colegio.ts';

/** What a call brought: the version that it had read, and its body. */
export type PedidoDeAranceles = { version: string | null; cuerpo: unknown };

export const anotarEn =
  (pedidos: PedidoDeAranceles[]) =>
  async (request: Request): Promise<unknown> => {
    const cuerpo = await request.json().catch(() => null);
    pedidos.push({ version: request.headers.get('if-match'), cuerpo });
    return cuerpo;
  };

/** A screen of the tariffs, as who prepares them sees it. */
export const abrirAranceles = async (
  direccion: string,
  distrito: { id: number; nombre: string } | null = null,
  roles: Rol[] = ['aranceles'],
) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles, { distrito }));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 8000 });
  return router;
};

export const abrirTablaDeArancel = async (tabla: string, nombre: string) => {
  const router = await abrirAranceles(`/colegio/aranceles/preparaciones/3?tabla=${tabla}`);
  await screen.findByRole('table', { name: nombre });
  return router;
};
