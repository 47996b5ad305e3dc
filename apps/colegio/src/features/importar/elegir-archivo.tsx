import { subirContando } from '@colega/web-kit/lib/api/subir.ts';
import type { EnvioDePedido } from '@colega/web-kit/lib/api/transporte.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import type { ButtonProps } from '@mantine/core';
import { useRef, useState } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'disabled'> & {
  children: string;
  alElegir: (archivo: { nombre: string; contenido: File }, envio: EnvioDePedido) => Promise<unknown>;
};

/** A workbook or a CSV: it tells how much of it went up. */
export const ElegirArchivo = ({ children, alElegir, ...boton }: Props) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [subido, setSubido] = useState<number | null>(null);
  const subir = async (contenido: File): Promise<void> => {
    setSubido(0);
    await alElegir({ nombre: contenido.name, contenido }, subirContando(setSubido)).finally(() => setSubido(null));
  };
  return (
    <>
      <BotonDeAccion
        {...boton}
        ocupado={subido !== null && subido < 1 ? `Subiendo, ${Math.round(subido * 100)} %` : 'Leyendo el archivo…'}
        trabajando={subido !== null}
        alPresionar={() => entrada.current?.click()}
      >
        {children}
      </BotonDeAccion>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label={children}
        accept=".xlsx,.csv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          const [contenido] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same one, mended, may be chosen again
          if (contenido) void subir(contenido);
        }}
      />
    </>
  );
};
