import { armarLegajo, borradorAutomatico, pasosDelAutomatico } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { AL_CANCELAR } from './al-cancelar.ts';
import { AUTOMATICO, type VarianteAutomatica } from './asistente-automatico.tsx';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { SinAutomatico } from './sin-automatico.tsx';
import { adelantosDelAutomatico, type Referencias, useReferencias } from './use-referencias.ts';
import { VISTAS_DEL_AUTOMATICO } from './vistas-del-automatico.ts';

const TITULO = 'Nuevo Legajo Automático'; // AUT-003
/** AUT-001. */
const LegajoAutomatico = () => {
  const consulta = useReferencias();
  return (
    <ConReferencias titulo={TITULO} consulta={consulta}>
      {(referencias) =>
        referencias.configuracion.calculo_automatico ? (
          <Nuevo referencias={referencias} />
        ) : (
          <SinAutomatico titulo={TITULO} />
        )
      }
    </ConReferencias>
  );
};

export default LegajoAutomatico;

const Nuevo = ({ referencias }: { referencias: Referencias }) => {
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo(
    (): VarianteAutomatica => ({
      titulo: TITULO,
      nombre: 'legajo-automatico',
      inicial: borradorAutomatico,
      pasos: pasosDelAutomatico,
      vistas: VISTAS_DEL_AUTOMATICO,
      alCancelar: AL_CANCELAR,
      guardar: async (borrador, idempotencyKey) => {
        const legajo = armarLegajo(borrador, distrito_id);
        if (!legajo.ok) throw new ErrorDePaso(texto(legajo.problema));
        const { id, message } = await llamar(rutasDeLegajos.crearLegajo, { body: legajo.valor }, { idempotencyKey });
        return { direccion: direccionDelLegajo(id), message: message || mensajes.legajo_creado };
      },
    }),
    [distrito_id],
  );
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

export const adelantos = adelantosDelAutomatico;
