import { mensajes } from '@colega/contract/mensajes';
import { useEffect, useMemo, useState } from 'react';
import type { Elegido } from './elegir-archivo.ts';
import { type Area, areaCentrada, comoJpg, leerImagen, recortar } from './recorte.ts';

type Lista = { nombre: string; contenido: Blob };

/** An object of the page's memory, given back when it is no longer shown. */
const useDireccion = (contenido: Blob | null): string | null => {
  const direccion = useMemo(() => contenido && URL.createObjectURL(contenido), [contenido]);
  useEffect(() => () => (direccion ? URL.revokeObjectURL(direccion) : undefined), [direccion]);
  return direccion;
};

/** The image chosen and what was cropped of it; a pdf is ready from the start. */
export const useRecorte = ({ tipo, nombre, contenido }: Elegido) => {
  const [imagen, setImagen] = useState<ImageBitmap | null>(null);
  const [lista, setLista] = useState<Lista | null>(tipo === 'pdf' ? { nombre, contenido } : null);
  const [falla, setFalla] = useState<string | null>(null);
  const original = useDireccion(tipo === 'pdf' ? null : contenido);
  const recortada = useDireccion(tipo === 'pdf' ? null : (lista?.contenido ?? null));

  useEffect(() => {
    if (tipo === 'pdf') return;
    let sigue = true;
    leerImagen(contenido)
      .then((leida) => (sigue ? setImagen(leida) : leida.close()))
      .catch(() => sigue && setFalla(mensajes.imagen_ilegible));
    return () => {
      sigue = false;
    };
  }, [tipo, contenido]);
  useEffect(() => () => imagen?.close(), [imagen]);

  const cortar = async (area: Area | null): Promise<void> => {
    if (!imagen) return;
    const foto = await recortar(imagen, area ?? areaCentrada(imagen));
    setFalla(foto ? null : mensajes.imagen_ilegible);
    if (foto) setLista({ nombre: comoJpg(nombre), contenido: foto });
  };
  /** There is nothing to crop nor to save: another file has to be chosen. */
  const ilegible = falla !== null && imagen === null;
  return { original, recortada, imagen, lista, falla, ilegible, cortar, deshacer: () => setLista(null) };
};
