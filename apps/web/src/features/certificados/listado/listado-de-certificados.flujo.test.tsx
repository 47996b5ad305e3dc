import { rutasDeCertificados } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { certificadoDeLista, certificadoLeido } from '../../../testing/datos-de-certificados.ts';
import './campos-de-certificados.tsx';
import './dialogo-de-correo.tsx';
import ListadoDeCertificados from './listado-de-certificados.tsx';

const LISTA = '/app/ejercicio/legajos/certificados';
let pedidos: Record<string, string>[] = [];

const conCertificados = (certificados = [certificadoDeLista()], pages = 1) =>
  responder(rutasDeCertificados.buscarCertificados, ({ request }) => {
    const consulta = Object.fromEntries(new URL(request.url).searchParams);
    pedidos.push(consulta);
    return pagina(certificados, pages, Number(consulta.page));
  });
const abrir = (direccion = LISTA) =>
  dibujar(<ListadoDeCertificados />, { patron: LISTA, direccion, existe: () => true });

beforeEach(() => {
  pedidos = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
});

test('de cada uno, su número, tipo, fecha, titular, lugar, legajo y estado [CER-094]', async () => {
  const anulado = { id: 5, clave: 'anulado', nombre: 'Anulado' } as const;
  conCertificados([certificadoDeLista(), certificadoDeLista({ id: 2, numero_certificado: 'T1R-1', estado: anulado })]);
  abrir();
  const uno = within(await screen.findByRole('listitem', { name: 'Certificado T1G-2026-000001' }));
  for (const dato of [
    'T1G, pilar · 20/11/2026',
    'FERNANDEZ ANA PAULA',
    'San Martín 450',
    'Legajo 1042',
    'Confirmado',
  ]) {
    expect(uno.getByText(dato)).toBeInTheDocument();
  }
  expect(uno.getByRole('button', { name: 'Descargar T1G-2026-000001' })).toBeInTheDocument();
  const otro = within(await screen.findByRole('listitem', { name: 'Certificado T1R-1' }));
  expect(otro.getByText('Anulado')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Certificados' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('2 certificados')).toBeInTheDocument();
});

test('lo que se busca y se filtra va a la dirección y a la consulta, y se limpia [S-895]', async () => {
  conCertificados([certificadoDeLista()], 3);
  const { router } = abrir(`${LISTA}?page=2`);
  await screen.findByText('T1G-2026-000001');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'benitez');
  await waitFor(() => expect(pedidos.at(-1)).toEqual({ texto: 'benitez', page: '1' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'CAIE' }));
  await waitFor(() => expect(pedidos.at(-1)).toEqual({ texto: 'benitez', type: 'caie', page: '1' }));
  expect(router.state.location.search).toBe('?texto=benitez&type=caie');
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(pedidos.at(-1)).toMatchObject({ texto: 'benitez', page: '2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('sin ninguno dice dónde se emiten; con filtros, que no hay de esos', async () => {
  conCertificados([]);
  const { unmount } = abrir();
  expect(await screen.findByText('Todavía no emitiste certificados')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver mis legajos' })).toBeInTheDocument();
  unmount();
  abrir(`${LISTA}?texto=nadie`);
  expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument();
});

test('unas fechas al revés se dicen y no se preguntan; lo que falla se reintenta', async () => {
  conCertificados();
  const { unmount } = abrir(`${LISTA}?fecha_desde=2026-02-01&fecha_hasta=2026-01-01`);
  expect(await screen.findByText('Revisá los filtros')).toBeInTheDocument();
  expect(pedidos).toEqual([]);
  unmount();
  responder(rutasDeCertificados.buscarCertificados, () => problema(500, 'No'));
  abrir(`${LISTA}?type=caie`);
  await screen.findByText(mensajes.error_cargar_datos);
  conCertificados();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('T1G-2026-000001')).toBeInTheDocument();
});

test('se manda por correo desde su renglón, sin abrirlo, y queda dicho; uno anulado no se manda [S-897]', async () => {
  const anulado = { id: 5, clave: 'anulado', nombre: 'Anulado' } as const;
  const uno = certificadoDeLista();
  const ANA = 'ana@example.com';
  const por_correo = { correo: ANA, responde_a: null, ultimo: null };
  const leidos: string[] = [];
  responder(rutasDeCertificados.certificado, ({ params }) => {
    leidos.push(String(params.id));
    return certificadoLeido({ id: uno.id, por_correo });
  });
  // the address of one is that of the list, too
  conCertificados([uno, certificadoDeLista({ id: 2, numero_certificado: 'T1R-1', estado: anulado })]);
  let pedido: unknown;
  responder(rutasDeCertificados.mandarCertificado, async ({ request, params }) => {
    pedido = { id: String(params.id), ...(await request.json()) };
    const ultimo = { correo: ANA, version: 1, pedido_en: '2026-11-20T13:00:00Z', enviado_en: null, resultado: null };
    return { message: `Se lo estamos mandando a ${ANA}.`, por_correo: { ...por_correo, ultimo } };
  });
  const { router } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: `Mandar ${uno.numero_certificado} por correo` }));
  const dialogo = within(await screen.findByRole('dialog', { name: `Mandar ${uno.numero_certificado} por correo` }));
  expect(await dialogo.findByRole('textbox', { name: 'Correo de FERNANDEZ ANA PAULA' })).toHaveValue(ANA);
  await userEvent.click(dialogo.getByRole('button', { name: 'Mandar por correo' }));
  expect(await dialogo.findByText(/^Lo estamos mandando a ana@example.com/)).toBeInTheDocument();
  expect(pedido).toEqual({ id: String(uno.id), correo: ANA });
  expect(leidos).toEqual([String(uno.id)]);
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(LISTA);
  expect(screen.queryByRole('button', { name: 'Mandar T1R-1 por correo' })).toBeNull();
});
