import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo, useState } from 'react';
import { adelantosDelManual, type ReferenciasManuales, useReferenciasManuales } from '../asistente/use-referencias.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { AsistenteManual } from '../manual/asistente-manual.tsx';
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
  return <AsistenteManual referencias={referencias} variante={variante} esAmpliacion />;
};

export const antes = adelantosDelManual;
