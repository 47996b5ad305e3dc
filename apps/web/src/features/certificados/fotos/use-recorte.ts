import { mensajes } from '@colega/contract/mensajes';
import { useEffect, useRef, useState } from 'react';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';
import type { Elegido } from './elegir-archivo.ts';
import { type Area, areaCentrada, convertirAJpg, leerImagen, recortar } from './recorte.ts';

type Lista = { nombre: string; contenido: Blob };

export const useRecorte = ({ tipo, nombre, contenido }: Elegido) => {
  const [imagen, setImagen] = useState<ImageBitmap | null>(null);
  const [lista, setLista] = useState<Lista | null>(tipo === 'pdf' ? { nombre, contenido } : null);
  const [falla, setFalla] = useState<string | null>(null);
  const lectura = useRef<Promise<ImageBitmap> | null>(null);
  const corte = useRef<Promise<Lista | null> | null>(null);
  const original = useDireccionDe(tipo === 'pdf' ? null : contenido);
  const recortada = useDireccionDe(tipo === 'pdf' ? null : (lista?.contenido ?? null));

  useEffect(() => {
    if (tipo === 'pdf') return;
    let sigue = true;
    const leyendo = leerImagen(contenido);
    lectura.current = leyendo;
    leyendo
      .then((leida) => (sigue ? setImagen(leida) : leida.close()))
      .catch(() => sigue && setFalla(mensajes.imagen_ilegible));
    return () => {
      sigue = false;
    };
  }, [tipo, contenido]);
  useEffect(() => () => imagen?.close(), [imagen]);

  const hacerCorte = async (area: Area | null): Promise<Lista | null> => {
    const leida = await lectura.current?.catch(() => null);
    if (!leida) return null;
    const foto = await recortar(leida, area ?? areaCentrada(leida));
    setFalla(foto ? null : mensajes.imagen_ilegible);
    if (!foto) return null;
    const hecha = { nombre: convertirAJpg(nombre), contenido: foto };
    setLista(hecha);
    return hecha;
  };
  const cortar = (area: Area | null) => {
    corte.current = hacerCorte(area);
    return corte.current;
  };
  const deshacer = () => {
    corte.current = null;
    setLista(null);
  };
  /** Who presses "Guardar" while the photo is being cropped gets that crop: a slow phone takes seconds. */
  const obtenerLista = async (): Promise<Lista | null> => (await corte.current) ?? lista;
  const ilegible = falla !== null && imagen === null;
  const preparando = tipo === 'imagen' && imagen === null && !ilegible;
  return { original, recortada, imagen, lista, falla, ilegible, preparando, cortar, deshacer, obtenerLista };
};
