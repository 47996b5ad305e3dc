import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { useEffect, useRef } from 'react';

type Props = { alPortal: () => void; alColegio: () => void };

/** Who is a technician and works at the college says which of the two they came for. */
export const EleccionDeLugar = ({ alPortal, alColegio }: Props) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <>
      <h1 ref={titulo} tabIndex={-1} className={estilos.titulo}>
        ¿Adónde querés entrar?
      </h1>
      <p className={estilos.texto}>Después podés pasar de un lugar al otro desde el menú con tu nombre.</p>
      <button type="button" className={estilos.boton} onClick={alPortal}>
        A mis legajos y mi matrícula
      </button>
      <button type="button" className={estilos.botonSecundario} onClick={alColegio}>
        A la mesa del Colegio
      </button>
    </>
  );
};
