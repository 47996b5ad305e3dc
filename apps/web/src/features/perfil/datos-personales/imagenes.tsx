import type { Persona } from '@colega/contract/perfil';
import { useState } from 'react';
import { usePersona } from '../../../lib/consultas/perfil.ts';
import estilos from './datos-personales.module.css';

export const Foto = ({ persona }: { persona: Persona }) => {
  const foto = useImagen(persona.imagen_perfil?.content_url);
  return (
    <figure className={estilos.figura}>
      {foto.src ? (
        <img {...foto} className={estilos.foto} alt={`Foto de ${persona.nombre} ${persona.apellido}`} />
      ) : (
        <Silueta />
      )}
      <figcaption>{foto.src ? 'Foto' : decirQueFalta('foto', persona.imagen_perfil)}</figcaption>
    </figure>
  );
};

export const Firma = ({ persona }: { persona: Persona }) => {
  const firma = useImagen(persona.firma?.content_url);
  return (
    <figure className={estilos.figura}>
      {firma.src ? (
        <img {...firma} className={estilos.firma} alt={`Firma de ${persona.nombre} ${persona.apellido}`} />
      ) : (
        <div className={estilos.sinFirma}>{decirQueFalta('firma', persona.firma)}</div>
      )}
      <figcaption>Firma</figcaption>
    </figure>
  );
};

/** One that the college has and could not be had, without network for one, is not said to be missing. */
const decirQueFalta = (que: 'foto' | 'firma', registrada: Persona['firma']): string =>
  registrada ? `No se pudo mostrar la ${que}` : `Sin ${que} registrada`;

const Silueta = () => (
  <svg viewBox="0 0 96 96" className={estilos.foto} aria-hidden="true" focusable="false">
    <circle cx="48" cy="38" r="18" fill="currentColor" />
    <path d="M12 96c0-22 16-34 36-34s36 12 36 34z" fill="currentColor" />
  </svg>
);

/** An address is good for five minutes: one from the cache may not be, and is asked for again, once. */
const useImagen = (direccion: string | undefined) => {
  const { refetch } = usePersona();
  const [fallas, setFallas] = useState<readonly string[]>([]);
  const onError = () => {
    if (direccion) setFallas([...fallas, direccion]);
    if (fallas.length === 0) void refetch();
  };
  return { src: direccion && !fallas.includes(direccion) ? direccion : undefined, onError };
};
