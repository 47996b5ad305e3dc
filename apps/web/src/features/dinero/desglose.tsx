import type { PasoDeCargo } from '@colega/domain/dinero';
import { useAbiertoAlImprimir } from '@colega/web-kit/ui/paginas/use-abierto-al-imprimir.ts';
import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { Renglones } from './renglones.tsx';

type ConPasos = { pasos: readonly PasoDeCargo[] };

export const Pasos = ({ pasos }: ConPasos) => (
  <Renglones renglones={pasos.map(({ regla, texto, importe }) => ({ clave: regla, descripcion: texto, importe }))} />
);

export const hayDeReferencia = (explicados: readonly ConPasos[]): boolean =>
  explicados.some(({ pasos }) => pasos.some(({ supuesto }) => supuesto !== null));

type Props = ConPasos & { de: string };

export const Desglose = ({ pasos, de }: Props) => {
  const caja = useRef<HTMLDivElement>(null);
  useAbiertoAlImprimir(caja);
  if (pasos.length === 0) return null;
  return (
    <div ref={caja}>
      <details>
        <summary style={{ paddingBlock: 8, cursor: 'pointer' }}>
          Cómo se calcula<VisuallyHidden> {de}</VisuallyHidden>
        </summary>
        <Pasos pasos={pasos} />
      </details>
    </div>
  );
};
