import { useImagen } from '../../../lib/consultas/media.ts';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';
import estilos from './fotos.module.css';

/** The address that came with it may have expired: a new one is asked for. */
export const Miniatura = ({ foto, etiqueta }: { foto: FotoCargada; etiqueta: string }) => {
  const { data } = useImagen(foto.id);
  return (
    <div className={estilos.miniatura}>
      {data && <img src={data.content_url} alt={`Foto cargada: ${etiqueta}`} loading="lazy" />}
    </div>
  );
};
