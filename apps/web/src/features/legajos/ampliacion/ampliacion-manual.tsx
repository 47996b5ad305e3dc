import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo, useState } from 'react';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import { adelantosDelManual, type ReferenciasManuales, useReferenciasManuales } from '../asistente/use-referencias.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { MANUAL } from '../manual/asistente-manual.ts';
import { AbrirAmpliacion } from './abrir-ampliacion.tsx';
import { ampliacionManual } from './variante-de-ampliacion.ts';

/** AMP-001, AMP-002. */
const AmpliacionManual = () => {
  const consulta = useReferenciasManuales();
  return (
    <AbrirAmpliacion tipo="manual">
      {(abierto, titulo) => (
        <ConReferencias titulo={titulo} consulta={consulta}>
          {(referencias) => <Ampliar key={abierto.legajo.id} {...{ titulo, referencias }} inicial={abierto} />}
        </ConReferencias>
      )}
    </AbrirAmpliacion>
  );
};

export default AmpliacionManual;

type Props = { inicial: Abierto; titulo: string; referencias: ReferenciasManuales };

const Ampliar = ({ inicial, titulo, referencias }: Props) => {
  const [abierto, adoptar] = useState(inicial);
  const variante = useMemo(() => ampliacionManual(abierto, adoptar, titulo), [abierto, titulo]);
  return <AsistenteDeLegajo tipo={MANUAL} referencias={referencias} variante={variante} />;
};

export const adelantos = adelantosDelManual;
