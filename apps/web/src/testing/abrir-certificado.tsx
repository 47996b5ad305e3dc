import { rutasDeCertificados, rutasDeEmision, type TipoOfrecido } from '@colega/contract/certificados';
import { type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { configuracionDe, tipoDelTramo } from '@colega/domain/certificados';
import { crearClienteDeConsultas } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { NavegacionContext } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { tema } from '@colega/web-kit/tema/tema.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { Avisos } from '@colega/web-kit/ui/avisos/avisos-en-pantalla.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { existePantalla } from '../app/rutas.ts';
import type { EstadoDeEntrada } from '../features/certificados/configuracion-elegida.ts';
import ElegirTipo from '../features/certificados/eleccion/elegir-tipo.tsx';
import FormularioDeLaRuta from '../features/certificados/formulario/formularios.tsx';
import { certificado, legajoElectrico, tiposElectricos } from './datos-de-certificados.ts';

const r = rutasDeCertificados;
const EMISIONES = [...Object.values(rutasDeEmision), r.guardarAnexo];

type Servido = { legajo?: Legajo; tipos?: TipoOfrecido[]; ejercicio?: boolean; motivo?: string | null };

export const preparar = (servido: Servido = {}): Record<string, unknown>[] => {
  const { legajo = legajoElectrico(), tipos = tiposElectricos(), ejercicio = true, motivo = null } = servido;
  const enviados: Record<string, unknown>[] = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio }));
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeLegajos.legajo, legajo);
  responder(rutasDeLegajos.permiteCertificado, { permite_certificados: motivo === null, motivo });
  responder(r.tiposDeCertificado, pagina(tipos));
  responder(r.certificados, pagina([certificado()]));
  for (const ruta of EMISIONES)
    responder(ruta, async ({ request }) => {
      enviados.push((await request.json()) as Record<string, unknown>);
      return { message: 'Certificado T1G-2026-000001 creado exitosamente', certificado: certificado() };
    });
  return enviados;
};

const BASE = '/app/ejercicio/legajo/:id/certificado/new';

export const abrirCertificado = (tramo: string, configuracionElegida?: Partial<EstadoDeEntrada['configuracion']>) => {
  const [sub = ''] = tramo.split('?');
  const entrada = {
    pathname: `${BASE.replace(':id', '1')}${sub && `/${sub}`}`,
    search: tramo.includes('?') ? `?${tramo.split('?')[1]}` : '',
    state: configuracionElegida && {
      configuracion: { ...configuracionDe(tipoDelTramo(sub)), ...configuracionElegida },
    },
  };
  const raiz = (
    <NavegacionContext value={{ inicio: '/app/dashboard', existe: existePantalla, precargar: () => undefined }}>
      <MantineProvider theme={tema} env="test" withCssVariables={false} withStaticClasses={false}>
        <QueryClientProvider client={crearClienteDeConsultas()}>
          <Avisos />
          <Outlet />
        </QueryClientProvider>
      </MantineProvider>
    </NavegacionContext>
  );
  const formularios = { path: `${BASE}/:certificado`, Component: FormularioDeLaRuta };
  const router = createMemoryRouter(
    [
      {
        element: raiz,
        children: [{ path: BASE, Component: ElegirTipo }, formularios, { path: '*', element: <p>Otra pantalla</p> }],
      },
    ],
    { initialEntries: [entrada] },
  );
  return { ...render(<RouterProvider router={router} />), router };
};

export const elegirTodo = async (respuesta: 'Sí' | 'No'): Promise<void> => {
  for (const opcion of screen.getAllByRole('radio', { name: respuesta })) await userEvent.click(opcion);
};

export const siguiente = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Siguiente|Guardar|Emitir certificado)$/ }));
