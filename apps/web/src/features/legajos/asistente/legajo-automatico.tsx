import {
  armarLegajo,
  type BorradorAutomatico,
  borradorAutomatico,
  crearOtroIgualAutomatico,
  pasosDelAutomatico,
} from '@colega/asistentes/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { consultaDeConocidos } from '../comitente/use-comitentes-conocidos.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { AL_CANCELAR } from './al-cancelar.ts';
import { AUTOMATICO, type VarianteAutomatica } from './asistente-automatico.tsx';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { ConModelo } from './con-modelo.tsx';
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
          <ConModelo titulo={TITULO}>{(modelo) => <Nuevo referencias={referencias} modelo={modelo} />}</ConModelo>
        ) : (
          <SinAutomatico titulo={TITULO} />
        )
      }
    </ConReferencias>
  );
};

export default LegajoAutomatico;

const Nuevo = ({ referencias, modelo }: { referencias: Referencias; modelo: Abierto | null }) => {
  const { hoy } = referencias.configuracion;
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo(
    (): VarianteAutomatica => ({
      titulo: TITULO,
      nombre: modelo ? `legajo-automatico-igual-a-${modelo.legajo.id}` : 'legajo-automatico',
      inicial: () => igualA(modelo, hoy) ?? borradorAutomatico(),
      varios: true,
      pasos: pasosDelAutomatico,
      vistas: VISTAS_DEL_AUTOMATICO,
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarNuevo(armarLegajo(borrador, distrito_id), envio),
    }),
    [distrito_id, modelo, hoy],
  );
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

const igualA = (modelo: Abierto | null, hoy: Fecha): BorradorAutomatico | null =>
  modelo?.detalle && modelo.calculo
    ? crearOtroIgualAutomatico(modelo.legajo, modelo.detalle, modelo.calculo, hoy)
    : null;

export const adelantos: Antes = (llegada) => [
  ...adelantosDelNuevo(llegada),
  adelantar(consultaDeConocidos(llegada.sesion.persona_id, '')),
];
