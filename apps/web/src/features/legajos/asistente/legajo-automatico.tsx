import { armarLegajo, borradorAutomatico, pasosDelAutomatico } from '@colega/asistentes/legajos';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { AL_CANCELAR } from './al-cancelar.ts';
import { AUTOMATICO, type VarianteAutomatica } from './asistente-automatico.tsx';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { guardarNuevo } from './guardar-nuevo.ts';
import { SinAutomatico } from './sin-automatico.tsx';
import { adelantosDelNuevo } from './use-formularios.ts';
import { type Referencias, useReferencias } from './use-referencias.ts';
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
      varios: true,
      inicial: borradorAutomatico,
      pasos: pasosDelAutomatico,
      vistas: VISTAS_DEL_AUTOMATICO,
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarNuevo(armarLegajo(borrador, distrito_id), envio),
    }),
    [distrito_id],
  );
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

export const adelantos = adelantosDelNuevo;
