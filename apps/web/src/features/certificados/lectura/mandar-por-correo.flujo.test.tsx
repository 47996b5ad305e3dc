import { type PorCorreo, rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeSesion } from '@colega/contract/sesion';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { certificadoLeido } from '../../../testing/datos-de-certificados.ts';
import CertificadoEmitido from './certificado-emitido.tsx';

const { certificado, mandarCertificado } = rutasDeCertificados;
const ANA = 'ana@example.com';
const ultimo = (cambios: Partial<NonNullable<PorCorreo['ultimo']>> = {}) => ({
  ...{ correo: ANA, version: 1, pedido_en: '2026-11-20T13:00:00Z', enviado_en: null, resultado: null },
  ...cambios,
});
const porCorreo = (cambios: Partial<PorCorreo> = {}): PorCorreo => ({
  ...{ correo: null, responde_a: 'maria@example.com', ultimo: null },
  ...cambios,
});
const abrir = async (por_correo: PorCorreo, cambios = {}) => {
  responder(certificado, certificadoLeido({ por_correo, ...cambios }));
  dibujar(<CertificadoEmitido />, {
    ...{ patron: '/app/ejercicio/certificado/:id', direccion: '/app/ejercicio/certificado/31' },
    existe: () => true,
  });
  return within(await screen.findByRole('region', { name: 'Mandarlo por correo' }));
};
/** What was asked, and answers so. */
const contestar = (respuesta: () => PorCorreo | Response) => {
  const pedidos: { cuerpo: unknown; clave: string | null }[] = [];
  responder(mandarCertificado, async ({ request }) => {
    pedidos.push({ cuerpo: await request.json(), clave: request.headers.get('Idempotency-Key') });
    const dada = respuesta();
    return dada instanceof Response ? dada : { message: `Se lo estamos mandando a ${ANA}.`, por_correo: dada };
  });
  return pedidos;
};
const campo = (seccion: Awaited<ReturnType<typeof abrir>>) =>
  seccion.getByRole('textbox', { name: 'Correo de FERNANDEZ ANA PAULA' });

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
});
afterEach(() => vi.restoreAllMocks());

test('se escribe una vez, y dice adónde va, adónde contestan y cómo sigue [S-897]', async () => {
  const pedidos = contestar(() => porCorreo({ correo: ANA, ultimo: ultimo() }));
  const seccion = await abrir(porCorreo());
  expect(seccion.getByText(/Lo que te contesten llega a maria@example.com/)).toBeInTheDocument();
  await userEvent.type(campo(seccion), ANA);
  await userEvent.click(seccion.getByRole('button', { name: 'Mandar por correo' }));
  expect(await seccion.findByText(/^Lo estamos mandando a ana@example.com/)).toBeInTheDocument();
  expect(pedidos.map(({ cuerpo }) => cuerpo)).toEqual([{ correo: ANA }]);
  expect(pedidos[0]?.clave).toMatch(/./);
});

test('de un comitente conocido, con un solo botón [S-897]', async () => {
  const pedidos = contestar(() => porCorreo({ correo: ANA, ultimo: ultimo() }));
  const seccion = await abrir(porCorreo({ correo: ANA }));
  await userEvent.click(seccion.getByRole('button', { name: 'Mandar por correo' }));
  await expect.poll(() => pedidos).toHaveLength(1);
  expect(pedidos[0]?.cuerpo).toEqual({ correo: ANA });
});

test.each([
  [
    { enviado_en: '2026-11-20T13:30:00Z', resultado: 'enviado' as const },
    /^Se lo mandaste a ana@example.com el 20\/11\/2026, 10:30\.$/,
  ],
  [
    { enviado_en: '2026-11-20T13:30:00Z', resultado: 'enviado' as const, version: 0 },
    /Fue la versión 0; ahora vale la 1\.$/,
  ],
  [{ resultado: 'rechazado' as const }, /^ana@example.com no lo recibió\. Revisá la dirección/],
  [{ resultado: 'sin_entregar' as const }, /^No pudimos mandárselo a ana@example.com/],
  [{ resultado: 'sin_motivo' as const }, /se anuló antes\.$/],
])('dice qué pasó con el último, y se puede mandar otra vez (%o)', async (cambios, texto) => {
  const seccion = await abrir(porCorreo({ correo: ANA, ultimo: ultimo(cambios) }));
  expect(seccion.getByText(texto)).toBeInTheDocument();
  expect(seccion.getByRole('button', { name: 'Mandar otra vez' })).toBeInTheDocument();
});

test('lo que está mal se dice en el campo; lo que no se pudo, aparte; y lo escrito queda', async () => {
  const avisos = vi.spyOn(notifications, 'show');
  const MAL = 'Escribí el correo completo, como nombre@ejemplo.com.';
  const respuestas = [
    () => problema(422, 'Hay datos para corregir.', [{ campo: 'correo', mensaje: MAL }]),
    () => problema(409, 'Mandaste 50 certificados por correo en un día, el máximo.'),
    sinRed,
  ];
  const pedidos = contestar(() => respuestas.shift()?.() ?? sinRed());
  const seccion = await abrir(porCorreo());
  await userEvent.type(campo(seccion), 'ana@');
  const mandar = seccion.getByRole('button', { name: 'Mandar por correo' });
  await userEvent.click(mandar);
  expect(await seccion.findByText(MAL)).toBeInTheDocument();
  expect(campo(seccion)).toHaveFocus();
  await userEvent.clear(campo(seccion));
  await userEvent.type(campo(seccion), ANA);
  expect(seccion.queryByText(MAL)).not.toBeInTheDocument();
  await userEvent.click(mandar);
  await expect
    .poll(() => avisos.mock.calls.map(([{ message }]) => message))
    .toEqual(['Mandaste 50 certificados por correo en un día, el máximo.']);
  await userEvent.click(mandar);
  await expect.poll(() => avisos.mock.calls).toHaveLength(2);
  expect(campo(seccion)).toHaveValue(ANA);
  const [, segunda, tercera] = pedidos.map(({ clave }) => clave);
  expect(tercera).toBe(segunda);
});

test('uno anulado no se manda', async () => {
  responder(certificado, certificadoLeido({ estado: { id: 5, clave: 'anulado', nombre: 'Anulado' } }));
  dibujar(<CertificadoEmitido />, {
    ...{ patron: '/app/ejercicio/certificado/:id', direccion: '/app/ejercicio/certificado/31' },
    existe: () => true,
  });
  expect(await screen.findByRole('region', { name: 'Quién y dónde' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Mandarlo por correo' })).not.toBeInTheDocument();
});

test('de un certificado a otro, el campo trae el correo del comitente del otro', async () => {
  const OTRO = 'beto@example.com';
  responder(certificado, ({ params: { id } }) =>
    certificadoLeido({ id: Number(id), por_correo: porCorreo({ correo: id === '31' ? ANA : OTRO }) }),
  );
  const { router } = dibujar(<CertificadoEmitido />, {
    ...{ patron: '/app/ejercicio/certificado/:id', direccion: '/app/ejercicio/certificado/31' },
    existe: () => true,
  });
  const correo = () => screen.getByRole('textbox', { name: 'Correo de FERNANDEZ ANA PAULA' });
  await waitFor(() => expect(correo()).toHaveValue(ANA));
  await act(() => router.navigate('/app/ejercicio/certificado/32'));
  await waitFor(() => expect(correo()).toHaveValue(OTRO));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(correo()).toHaveValue(ANA));
});
