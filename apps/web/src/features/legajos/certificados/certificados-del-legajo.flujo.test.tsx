import { rutasDeCertificados } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { rutasDeLotes } from '@colega/contract/lotes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anexo, certificado } from '../../../testing/datos-de-certificados.ts';
import { CertificadosDelLegajo } from './certificados-del-legajo.tsx';

const LEIDO = certificado();
const DEL_LEGAJO: Legajo['certificados'][number] = {
  id: LEIDO.id,
  numero_certificado: LEIDO.numero_certificado,
  type: LEIDO.type,
  fecha_creacion: LEIDO.fecha_creacion,
  inmueble: 'San Martín 450',
  estado: 'confirmado',
};
const conPermiso = (cambios: Partial<Legajo> = {}, permite_certificados = true) =>
  legajo({ acciones_permitidas: { ...legajo().acciones_permitidas, permite_certificados }, ...cambios });
const abrir = (l: Legajo) => dibujar(<CertificadosDelLegajo legajo={l} />);

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeReferencias.estadosLegajos, pagina([estado(), estado('anulado', 'Anulado', 5)]));
  responder(rutasDeCertificados.certificados, pagina([LEIDO]));
});

test('donde se permite, se agrega uno; donde no, solo se abre y se cierra [DET-018, DET-040]', async () => {
  const { unmount } = abrir(conPermiso());
  expect(await screen.findByRole('link', { name: 'Nuevo certificado' })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/1/certificado/new',
  );
  unmount();
  abrir(conPermiso({}, false));
  const titulo = screen.getByRole('button', { name: 'Certificados (0)' });
  expect(titulo).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(titulo);
  expect(titulo).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('link', { name: 'Nuevo certificado' })).not.toBeInTheDocument();
});

test('cada uno con su número, tipo, fecha, inmueble y estado, y su verificación [DET-039, DET-042]', async () => {
  abrir(
    conPermiso({
      certificados: [DEL_LEGAJO, { ...DEL_LEGAJO, id: 30, numero_certificado: 'T1R-1', estado: 'anulado' }],
    }),
  );
  const vigente = within(await screen.findByRole('article', { name: 'Certificado T1G-2026-000001' }));
  expect(await vigente.findByText('T1G, pilar · 20/11/2026 · San Martín 450')).toBeInTheDocument();
  expect(vigente.getByText('Confirmado')).toBeInTheDocument();
  expect(vigente.getByRole('link', { name: /Ver verificación/ })).toHaveAttribute(
    'href',
    `/qr/certificado/${LEIDO.codigo}`,
  );
  expect(within(screen.getByRole('article', { name: 'Certificado T1R-1' })).getByText('Anulado')).toBeInTheDocument();
});

test('anular pregunta, manda el estado anulado y lo que el servidor responda se dice [DET-041, DET-043]', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeCertificados.cambiarEstadoDeCertificado, async ({ request }) => {
    pedidos.push(await request.json());
    return { message: 'Certificado anulado exitosamente' };
  });
  abrir(conPermiso({ certificados: [DEL_LEGAJO] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anular T1G-2026-000001' }));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Anular el certificado T1G-2026-000001?' }));
  expect(dialogo.getByText('Esta acción no se puede deshacer')).toBeInTheDocument();
  await userEvent.type(dialogo.getByLabelText(/Motivo \(opcional\)/), ' Se midió mal ');
  await userEvent.click(dialogo.getByRole('button', { name: 'Anular certificado' }));
  expect(await screen.findByText('Certificado anulado exitosamente')).toBeInTheDocument();
  expect(pedidos).toEqual([{ estado_id: 5, motivo: 'Se midió mal' }]);
});

test('el que no se pudo imprimir lo dice; un anexo se edita [DET-014]', async () => {
  responder(rutasDeCertificados.certificados, pagina([anexo()]));
  responder(rutasDeCertificados.imprimirCertificado, () => problema(500, 'No'));
  abrir(conPermiso({ certificados: [{ ...DEL_LEGAJO, id: 32 }] }));
  expect(await screen.findByRole('link', { name: /^Editar anexo / })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/1/certificado/new/insitu?anexo=32',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir T1G-2026-000001' }));
  expect(await screen.findByText('Error al intentar descargar')).toBeInTheDocument();
});

test('todos juntos se preparan de fondo, se ve cuántos van y se bajan en un archivo', async () => {
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  const pedidos: unknown[] = [];
  const lote = { id: 9, nombre: 'certificados_legajo_1042.zip', estado: 'en_cola' as const, total: 2, hechos: 1 };
  responder(rutasDeLotes.pedirLote, async ({ request }) => {
    pedidos.push(await request.json());
    return lote;
  });
  let listo = (): void => undefined;
  responder(
    rutasDeLotes.lote,
    () =>
      new Promise((responde) => {
        listo = () => responde({ ...lote, estado: 'listo', hechos: 2 });
      }),
  );
  responder(rutasDeLotes.descargarLote, () => new Response('PK'));
  abrir(conPermiso({ certificados: [DEL_LEGAJO, { ...DEL_LEGAJO, id: 30, numero_certificado: 'T1R-1' }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar todos' }));
  expect(await screen.findByRole('button', { name: 'Preparando 1 de 2…' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Preparando los documentos' })).toHaveAttribute('aria-valuenow', '50');
  await waitFor(() => {
    listo();
    expect(bajados).toEqual(['certificados_legajo_1042.zip']);
  });
  expect(pedidos).toEqual([{ tipo: 'certificados', legajo_id: 1 }]);
  responder(rutasDeLotes.pedirLote, { ...lote, estado: 'fallido' });
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar todos' }));
  expect(
    await screen.findByText('No pudimos preparar el archivo. Probá de nuevo en unos minutos.'),
  ).toBeInTheDocument();
});

test('quien acaba de emitir uno llega a imprimirlo, y no al principio de la página', async () => {
  const lleva = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const otro = { ...DEL_LEGAJO, id: 30, numero_certificado: 'T1R-1' };
  dibujar(<CertificadosDelLegajo legajo={conPermiso({ certificados: [otro, DEL_LEGAJO] })} />, {
    estado: { certificado_emitido: DEL_LEGAJO.id },
  });
  expect(await screen.findByRole('button', { name: 'Imprimir T1G-2026-000001' })).toHaveFocus();
  expect(lleva.mock.contexts).toEqual([screen.getByRole('article', { name: 'Certificado T1G-2026-000001' })]);
});

test('varios no se confunden: cada acción dice de cuál es; la versión y la anulación se leen', async () => {
  const corregido = anexo({ version: { numero: 2, fecha: '2026-12-01' } });
  const anulado = certificado({
    ...{ id: 30, numero_certificado: 'T1R-1', estado: { id: 5, clave: 'anulado', nombre: 'Anulado' } },
    ...{ puede_anularse: false, anulacion: { fecha: '2026-12-02', motivo: 'Se midió mal' } },
  });
  responder(rutasDeCertificados.certificados, pagina([LEIDO, corregido, anulado]));
  const filas = [LEIDO, corregido, anulado].map(({ id, numero_certificado }) => ({
    ...DEL_LEGAJO,
    id,
    numero_certificado,
  }));
  abrir(conPermiso({ certificados: filas }));
  expect(await screen.findByText('Versión 2, del 01/12/2026')).toBeInTheDocument();
  expect(screen.getByText('Dejó de valer el 02/12/2026: Se midió mal')).toBeInTheDocument();
  const nombres = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    (nodo) => nodo.getAttribute('aria-label') ?? nodo.textContent,
  );
  expect(new Set(nombres).size).toBe(nombres.length);
  expect(screen.getByRole('link', { name: 'Ver verificación de T1R-1 (se abre en otra pestaña)' })).toBeInTheDocument();
});

test('compartir usa lo que el dispositivo ofrece y, si no hay, copia la dirección de su verificación', async () => {
  const usuario = userEvent.setup();
  const compartidos: (ShareData | undefined)[] = [];
  const ofrecer = (share: Navigator['share'] | undefined) => {
    if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    else Reflect.deleteProperty(navigator, 'share');
  };
  const direccion = `${location.origin}/qr/certificado/${LEIDO.codigo}`;
  abrir(conPermiso({ certificados: [DEL_LEGAJO] }));
  const boton = await screen.findByRole('button', { name: 'Compartir T1G-2026-000001' });
  ofrecer(async (datos) => void compartidos.push(datos));
  await usuario.click(boton);
  await waitFor(() => expect(compartidos).toMatchObject([{ url: direccion, title: 'T1G, pilar T1G-2026-000001' }]));
  ofrecer(() => Promise.reject(new DOMException('cerrado', 'AbortError')));
  await usuario.click(boton);
  await waitFor(() => expect(boton).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(/^Copiamos la dirección/)).toBeNull();
  ofrecer(undefined);
  await usuario.click(boton);
  expect(await screen.findByText(/^Copiamos la dirección/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(direccion);
});
