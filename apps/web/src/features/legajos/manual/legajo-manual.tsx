import { armarLegajoManual, borradorManual, pasosDelManual } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { AL_CANCELAR } from '../asistente/al-cancelar.ts';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
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
      inicial: borradorManual,
      pasos: pasosDelManual,
      vistas: VISTAS_DEL_MANUAL,
      alCancelar: AL_CANCELAR,
      guardar: async (borrador, idempotencyKey) => {
        const legajo = armarLegajoManual(borrador, distrito_id);
        if (!legajo.ok) throw new ErrorDePaso(texto(legajo.problema));
        const { id, message } = await llamar(rutasDeLegajos.crearLegajo, { body: legajo.valor }, { idempotencyKey });
        return { direccion: direccionDelLegajo(id), message: message || mensajes.legajo_creado };
      },
    }),
    [distrito_id],
  );
  return <AsistenteDeLegajo tipo={MANUAL} referencias={referencias} variante={variante} />;
};

export const adelantos = adelantosDelManual;
