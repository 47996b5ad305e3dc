import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeMedia } from '@colega/contract/media';
import { rutasDeSesion } from '@colega/contract/sesion';
import { olvidarFotos } from '@colega/web-kit/lib/borradores/fotos-guardadas.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abrirCertificado, preparar, siguiente } from '../../../testing/abrir-certificado.tsx';
import { anexo } from '../../../testing/datos-de-certificados.ts';

const GABINETE = 'Gabinete con tapa abierta';
const media = { id: 51, nombre: 'gabinete.pdf', file_path: 'firmado', content_url: '/media/firmado' };
const elegirArchivo = async (nombre: string, bytes = 20) => {
  const entrada = (await screen.findAllByLabelText(`Elegir archivo: ${GABINETE}`)).find(
    (nodo) => nodo.tagName === 'INPUT',
  );
  await userEvent
    .setup({ applyAccept: false })
    .upload(entrada as HTMLElement, new File([new Uint8Array(bytes)], nombre));
};

let enviados: Record<string, unknown>[];
let usuario: number;
afterEach(() => olvidarFotos(usuario));
beforeEach(() => {
  enviados = preparar();
  usuario = leerSesion()?.user_id ?? 0;
  responder(rutasDeMedia.mediaObject, media);
  // jsdom lacks this function.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 30, height: 20, close: () => undefined }));
  Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined });
});

describe('el anexo In situ', () => {
  test('una sola página, con Cancelar y Guardar; pide las cuatro fotos y exige todo [CER-020, CER-082, CER-083, CER-084, CER-087]', async () => {
    abrirCertificado('insitu', {});
    await screen.findByRole('heading', { level: 1, name: 'Nuevo certificado: Anexo In situ' });
    expect(screen.queryByRole('navigation', { name: 'Pasos' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
    expect(screen.getByText(/Cargá 4 fotos a color/)).toBeInTheDocument();
    await siguiente();
    const resumen = within(await screen.findByRole('alert', { name: 'Hay datos para corregir' }));
    for (const foto of [
      GABINETE,
      'TP con protecciones visibles',
      'Caño de acometida completo',
      'Frente completo del inmueble',
    ])
      expect(resumen.getByText(`${foto}: Falta esta foto.`)).toBeInTheDocument();
    expect(resumen.getAllByText(/: Es necesario seleccionar esta opción$/)).toHaveLength(9);
    for (const campo of ['Certificado de referencia', 'Actividad'])
      expect(resumen.getByText(`${campo}: Este campo es obligatorio.`)).toBeInTheDocument();
    for (const campo of ['Resolución', 'Acometida', 'Alimentación'])
      expect(resumen.getByText(`${campo}: Es necesario seleccionar una opción`)).toBeInTheDocument();
    expect(enviados).toEqual([]);
  });

  test('un pdf no se recorta: se sube, queda su nombre y se quita [CER-086, CER-092, CER-093, ERR-039]', async () => {
    const subidos: string[] = [];
    responder(rutasDeMedia.subirImagen, ({ request }) => {
      subidos.push(request.headers.get('content-type') ?? '');
      return media;
    });
    abrirCertificado('insitu', {});
    await elegirArchivo('gabinete.pdf');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Imagen Cargada exitosamente')).toBeInTheDocument();
    expect(await screen.findByText('gabinete.pdf')).toBeInTheDocument();
    expect(subidos[0]).toMatch(/^multipart\/form-data/);
    await userEvent.click(screen.getByRole('button', { name: `Quitar ${GABINETE}` }));
    expect(screen.queryByText('gabinete.pdf')).not.toBeInTheDocument();
  });

  test('si no se pudo subir, lo dice y se reintenta', async () => {
    responder(rutasDeMedia.subirImagen, () => problema(500, ''));
    abrirCertificado('insitu', {});
    await elegirArchivo('gabinete.pdf');
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Error al intentar guardar la imagen')).toBeInTheDocument();
    expect(await dialogo.findByText('La imagen no pudo ser cargada')).toBeInTheDocument();
    responder(rutasDeMedia.subirImagen, media);
    await userEvent.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('gabinete.pdf')).toBeInTheDocument();
  });

  test('una foto sin recortar no se guarda [CER-091]', async () => {
    abrirCertificado('insitu', {});
    await elegirArchivo('foto.jpg');
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByText('Debe recortar la imagen antes de guardar')).toBeInTheDocument();
  });

  test('lo que no se puede leer como foto se dice, sin ofrecer recortarlo ni guardarlo', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no es una imagen')));
    abrirCertificado('insitu', {});
    await elegirArchivo('programa.jpg');
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByRole('alert')).toHaveTextContent('No pudimos leer el archivo. Probá con otra foto.');
    for (const nombre of ['Recortar', 'Recorte automático', 'Guardar'])
      expect(dialogo.queryByRole('button', { name: nombre })).not.toBeInTheDocument();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('una foto que el servidor ya no guarda se pide otra vez, y no se manda', async () => {
    responder(rutasDeMedia.subirImagen, media);
    responder(rutasDeMedia.mediaObject, () => problema(404, 'No encontramos lo que buscás.'));
    abrirCertificado('insitu', {});
    await elegirArchivo('gabinete.pdf');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Esa foto no existe. Volvé a subirla.')).toBeInTheDocument();
    expect(screen.queryByText('gabinete.pdf')).not.toBeInTheDocument();
    await siguiente();
    expect(
      within(await screen.findByRole('alert', { name: 'Hay datos para corregir' })).getByText(
        `${GABINETE}: Falta esta foto.`,
      ),
    ).toBeInTheDocument();
  });

  test('si la sesión vence al subir, no se avisa una falla: se pide ingresar', async () => {
    responder(rutasDeSesion.renovarToken, () => problema(401, 'Tu sesión venció.'));
    responder(rutasDeMedia.subirImagen, () => problema(401, 'Tu sesión venció.'));
    abrirCertificado('insitu', {});
    await elegirArchivo('gabinete.pdf');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
    expect(screen.queryByText('Error al intentar guardar la imagen')).not.toBeInTheDocument();
  });

  test('de más de 3 MB o de otro formato no se acepta [CER-085, CER-086]', async () => {
    abrirCertificado('insitu', {});
    await elegirArchivo('gabinete.pdf', 3 * 1024 * 1024 + 1);
    expect(await screen.findByText('La imagen no debe superar los 3MB.')).toBeInTheDocument();
    await elegirArchivo('gabinete.gif');
    expect(await screen.findByText('El archivo tiene que ser una foto jpg o png, o un pdf.')).toBeInTheDocument();
  });

  test('si no se leen los certificados de referencia, lo dice y se reintenta [ERR-040]', async () => {
    responder(rutasDeCertificados.certificados, () => problema(500, ''));
    abrirCertificado('insitu', {});
    expect((await screen.findAllByText('Error al intentar obtener los datos de los inmuebles')).length).toBeGreaterThan(
      0,
    );
  });

  test('se corrige con lo que tenía, y va con su id [CER-089]', async () => {
    responder(rutasDeCertificados.certificado, anexo());
    const { router } = abrirCertificado('insitu?anexo=32');
    expect(await screen.findByRole('heading', { level: 1, name: 'Editar anexo: Anexo In situ' })).toBeInTheDocument();
    const actividad = await screen.findByRole('textbox', { name: 'Actividad' });
    expect(actividad).toHaveValue('Vivienda');
    await userEvent.type(actividad, ' y local');
    await siguiente();
    await waitFor(() => expect(enviados).toHaveLength(1));
    expect(enviados[0]).toMatchObject({ id: 32, legajo_id: 1, actividad: 'Vivienda y local', foto_tp: 42 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
  });
});
