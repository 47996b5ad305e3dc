import { armarLegajoManual, borradorManual, pasosDelManual } from '@colega/asistentes/legajos';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { AL_CANCELAR } from '../asistente/al-cancelar.ts';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import { guardarNuevo } from '../asistente/guardar-nuevo.ts';
import { adelantosDelManual, type ReferenciasManuales, useReferenciasManuales } from '../asistente/use-referencias.ts';
import { MANUAL, type VarianteManual } from './asistente-manual.ts';
import { VISTAS_DEL_MANUAL } from './vistas-del-manual.ts';

const TITULO = 'Nuevo Legajo Manual';

/** MAN-001. */
const LegajoManual = () => (
  <ConReferencias titulo={TITULO} consulta={useReferenciasManuales()}>
    {(referencias) => <Nuevo referencias={referencias} />}
  </ConReferencias>
);

export default LegajoManual;

const Nuevo = ({ referencias }: { referencias: ReferenciasManuales }) => {
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo(
    (): VarianteManual => ({
      titulo: TITULO,
      nombre: 'legajo-manual',
      varios: true,
      inicial: borradorManual,
      pasos: pasosDelManual,
      vistas: VISTAS_DEL_MANUAL,
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarNuevo(armarLegajoManual(borrador, distrito_id), envio),
    }),
    [distrito_id],
  );
  return <AsistenteDeLegajo tipo={MANUAL} referencias={referencias} variante={variante} />;
};

export const adelantos = adelantosDelManual;
