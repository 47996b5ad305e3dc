import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { type ReactNode, useEffect, useRef } from 'react';

/** The heading takes the focus, so that the result is read aloud. */
export const Listo = ({ mensaje, children }: { mensaje: string; children: ReactNode }) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <>
      <h1 ref={titulo} tabIndex={-1} className={publica.titulo}>
        Listo
      </h1>
      <p role="status" className={publica.exito}>
        {mensaje}
      </p>
      {children}
    </>
  );
};
