import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeMedia } from '@colega/contract/media';
import { leerFotos, olvidarFotos } from '@colega/web-kit/lib/borradores/fotos-guardadas.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abrirCertificado, preparar, siguiente } from '../../../testing/abrir-certificado.tsx';
import { anexo } from '../../../testing/datos-de-certificados.ts';

const GABINETE = 'Gabinete con tapa abierta';
const GUARDADA = 'La foto está guardada en este dispositivo y se envía sola cuando vuelva la conexión.';
const media = { id: 51, nombre: 'gabinete.pdf', file_path: 'firmado', content_url: '/media/firmado' };
let enviados: Record<string, unknown>[];
let usuario: number;

const elegirArchivo = async (nombre: string) => {
  const entradas = await screen.findAllByLabelText(`Elegir archivo: ${GABINETE}`);
  const entrada = entradas.find((nodo) => nodo.tagName === 'INPUT') as HTMLElement;
  const tipo = nombre.endsWith('pdf') ? 'application/pdf' : 'image/jpeg';
  await userEvent.setup({ applyAccept: false }).upload(entrada, new File([new Uint8Array(20)], nombre, { type: tipo }));
};
const dialogo = async () => within(await screen.findByRole('dialog', { name: GABINETE }));
const dejarPendiente = async () => {
  responder(rutasDeMedia.subirImagen, () => sinRed());
  await elegirArchivo('gabinete.pdf');
  await userEvent.click((await dialogo()).getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await (await dialogo()).findByRole('button', { name: 'Enviar después' }));
};
const guardadas = async () => [...(await leerFotos(usuario, 'certificado-anexa_in_situ-1')).keys()];
const vuelveLaRed = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  enviados = preparar();
  usuario = leerSesion()?.user_id ?? 0;
  responder(rutasDeMedia.mediaObject, media);
  // jsdom lacks this function.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 30, height: 20, close: () => undefined }));
  Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = (listo) => listo(new Blob(['jpg'], { type: 'image/jpeg' }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await olvidarFotos(usuario);
});

test('sin red la foto queda en el dispositivo, lo dice, sigue después de una recarga y se envía cuando la red vuelve', async () => {
  const { unmount } = abrirCertificado('insitu', {});
  responder(rutasDeMedia.subirImagen, () => sinRed());
  await elegirArchivo('gabinete.pdf');
  await userEvent.click((await dialogo()).getByRole('button', { name: 'Guardar' }));
  const dicho = await (await dialogo()).findByRole('alert');
  expect(dicho).toHaveTextContent('La imagen no pudo ser cargada.Sin conexión: revisá tu internet y volvé a intentar.');
  expect(dicho).toHaveTextContent(GUARDADA);
  expect((await dialogo()).getByRole('button', { name: 'Descargar copia' })).toBeInTheDocument();
  await userEvent.click((await dialogo()).getByRole('button', { name: 'Enviar después' }));
  expect(await screen.findByText('Pendiente de envío')).toBeInTheDocument();
  unmount();

  abrirCertificado('insitu', {});
  expect(await screen.findByText('Pendiente de envío')).toBeInTheDocument();
  expect(screen.getByText(GUARDADA)).toBeInTheDocument();
  responder(rutasDeMedia.subirImagen, media);
  await vuelveLaRed();
  expect(await screen.findByRole('img', { name: `Foto cargada: ${GABINETE}` })).toBeInTheDocument();
  expect(await guardadas()).toEqual([]);
});

test('al volver a entrar con red se envía sola, y no se ve en la cuenta de otra persona', async () => {
  const { unmount } = abrirCertificado('insitu', {});
  await dejarPendiente();
  unmount();
  expect(await leerFotos(usuario + 1, 'certificado-anexa_in_situ-1')).toEqual(new Map());
  responder(rutasDeMedia.subirImagen, media);
  abrirCertificado('insitu', {});
  expect(await screen.findByRole('img', { name: `Foto cargada: ${GABINETE}` })).toBeInTheDocument();
});

test('una foto sin recortar también queda, y se recorta después', async () => {
  const { unmount } = abrirCertificado('insitu', {});
  await elegirArchivo('foto.jpg');
  await dialogo();
  await waitFor(async () => expect(await guardadas()).toEqual(['foto_gabinete']));
  unmount();
  responder(rutasDeMedia.subirImagen, media);
  abrirCertificado('insitu', {});
  expect(await screen.findByText('Falta recortarla')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `Recortar: ${GABINETE}` }));
  await userEvent.click(await (await dialogo()).findByRole('button', { name: 'Recorte automático' }));
  await (await dialogo()).findByRole('img', { name: `Recorte: ${GABINETE}` });
  await userEvent.click((await dialogo()).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('img', { name: `Foto cargada: ${GABINETE}` })).toBeInTheDocument();
  expect(await guardadas()).toEqual([]);
});

test('si el navegador no guarda nada, dice que no está guardada', async () => {
  vi.stubGlobal('indexedDB', undefined);
  abrirCertificado('insitu', {});
  await dejarPendiente();
  expect(await screen.findByText(/La foto no está guardada en este dispositivo/)).toBeInTheDocument();
  expect(screen.queryByText(GUARDADA)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Descargar copia: ${GABINETE}` })).toBeInTheDocument();
});

test('salir y confirmarlo se lleva la foto; quitarla también', async () => {
  const { router } = abrirCertificado('insitu', {});
  await dejarPendiente();
  await userEvent.click(screen.getByRole('button', { name: `Quitar ${GABINETE}` }));
  await waitFor(async () => expect(await guardadas()).toEqual([]));
  await dejarPendiente();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
  await waitFor(async () => expect(await guardadas()).toEqual([]));
});

test('lo que el servidor rechaza no queda pendiente: dice por qué', async () => {
  const { unmount } = abrirCertificado('insitu', {});
  await dejarPendiente();
  unmount();
  responder(rutasDeMedia.subirImagen, () => problema(422, 'El pdf tiene que ser de una sola página.'));
  abrirCertificado('insitu', {});
  expect(await screen.findByText('El pdf tiene que ser de una sola página.')).toBeInTheDocument();
  expect(screen.queryByText('Pendiente de envío')).not.toBeInTheDocument();
  expect(await guardadas()).toEqual([]);
});

test('guardar espera a las fotos pendientes; sin red no emite y dice cuáles faltan', async () => {
  responder(rutasDeCertificados.certificado, anexo());
  abrirCertificado('insitu?anexo=32');
  await userEvent.click(await screen.findByRole('button', { name: `Quitar ${GABINETE}` }));
  await dejarPendiente();
  await siguiente();
  expect(await screen.findByText(`Todavía no se envió: ${GABINETE}.`)).toBeInTheDocument();
  expect(enviados).toEqual([]);
  responder(rutasDeMedia.subirImagen, media);
  await siguiente();
  await waitFor(() => expect(enviados).toMatchObject([{ id: 32, foto_gabinete: 51, foto_tp: 42 }]));
});

test('el recorte pedido mientras se prepara la foto se hace cuando está lista', async () => {
  let lista: (imagen: object) => void = () => undefined;
  vi.stubGlobal('createImageBitmap', () => new Promise((resuelve) => (lista = resuelve)));
  abrirCertificado('insitu', {});
  await elegirArchivo('foto.jpg');
  const boton = await (await dialogo()).findByRole('button', { name: 'Recorte automático' });
  expect((await dialogo()).getByRole('status')).toHaveTextContent('Preparando la foto…');
  await userEvent.click(boton);
  expect((await dialogo()).queryByRole('img', { name: /Recorte/ })).not.toBeInTheDocument();
  await act(async () => lista({ width: 30, height: 20, close: () => undefined }));
  expect(await (await dialogo()).findByRole('img', { name: `Recorte: ${GABINETE}` })).toBeInTheDocument();
});
