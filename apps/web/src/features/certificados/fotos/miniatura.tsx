import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useEffect, useEffectEvent } from 'react';
import { useImagen } from '../../../lib/consultas/media.ts';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';
import estilos from './fotos.module.css';

type Props = {
  foto: FotoCargada;
  etiqueta: string;
  /** S-355: an old draft may name a photo that was removed. */
  alNoEstar: () => void;
};

/** The address that came with the photo may have expired, so a new one is asked for. */
export const Miniatura = ({ foto, etiqueta, alNoEstar }: Props) => {
  const { data, error } = useImagen(foto.id);
  const noEsta = useEffectEvent(alNoEstar);
  const seFue = esNoEncontrado(error);
  useEffect(() => {
    if (seFue) noEsta();
  }, [seFue]);
  return (
    <div className={estilos.miniatura}>
      {data && <img src={data.content_url} alt={`Foto cargada: ${etiqueta}`} loading="lazy" />}
    </div>
  );
};
