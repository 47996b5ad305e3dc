import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecorte } from './use-recorte.ts';

const FOTO = new Blob(['recortada'], { type: 'image/jpeg' });
const ELEGIDO = { tipo: 'imagen' as const, nombre: 'tablero.png', contenido: new Blob(['original']) };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A phone that ends its crop when the test says so. */
const enUnTelefonoLento = () => {
  let terminar: (foto: Blob) => void = () => undefined;
  const corte = new Promise<Blob>((listo) => {
    terminar = listo;
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000, close: () => undefined }));
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation((listo) => void corte.then(listo));
  return { terminar };
};

test('lo que se guarda mientras se recorta espera a ese recorte [CER-091]', async () => {
  const telefono = enUnTelefonoLento();
  const { result } = renderHook(() => useRecorte(ELEGIDO));
  await act(async () => undefined);
  let guardada: unknown = 'nada todavía';
  await act(async () => {
    result.current.cortar(null);
    const pedida = result.current.obtenerLista();
    telefono.terminar(FOTO);
    guardada = await pedida;
  });
  expect(guardada).toEqual({ nombre: 'tablero.jpg', contenido: FOTO });
});

test('sin recortar no hay qué guardar, ni después de volver a recortar [CER-091]', async () => {
  const telefono = enUnTelefonoLento();
  const { result } = renderHook(() => useRecorte(ELEGIDO));
  await act(async () => undefined);
  expect(await result.current.obtenerLista()).toBeNull();
  await act(async () => {
    const hecho = result.current.cortar(null);
    telefono.terminar(FOTO);
    await hecho;
  });
  act(() => result.current.deshacer());
  expect(await result.current.obtenerLista()).toBeNull();
});
