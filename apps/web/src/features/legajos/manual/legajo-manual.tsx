import {
  armarLegajoManual,
  borradorManual,
  comenzarLegajo,
  crearOtroIgualManual,
  pasosDelManual,
  recorrerOtroIgual,
} from '@colega/asistentes/legajos';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo } from 'react';
import { AL_CANCELAR } from '../asistente/al-cancelar.ts';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import { ConModelo } from '../asistente/con-modelo.tsx';
import { guardarNuevo } from '../asistente/guardar-nuevo.ts';
import {
  adelantosDelManual,
  consultaDeConocidos,
  type ReferenciasManuales,
  useReferenciasManuales,
} from '../asistente/use-referencias.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { MANUAL, type VarianteManual } from './asistente-manual.ts';
import { VISTAS_DEL_MANUAL } from './vistas-del-manual.ts';

const TITULO = 'Nuevo Legajo Manual';

/** MAN-001. */
const LegajoManual = () => (
  <ConReferencias titulo={TITULO} consulta={useReferenciasManuales()}>
    {(referencias) => (
      <ConModelo titulo={TITULO}>
        {(modelo, deQuien) => <Nuevo referencias={referencias} modelo={modelo} nombre={`legajo-manual${deQuien}`} />}
      </ConModelo>
    )}
  </ConReferencias>
);

export default LegajoManual;

type DelNuevo = { referencias: ReferenciasManuales; modelo: Abierto | null; nombre: string };

const Nuevo = ({ referencias, modelo, nombre }: DelNuevo) => {
  const { hoy } = referencias.configuracion;
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo((): VarianteManual => {
    const otro = modelo?.detalle ? crearOtroIgualManual(modelo.legajo, modelo.detalle, hoy) : null;
    return {
      titulo: TITULO,
      nombre,
      inicial: () => otro ?? comenzarLegajo(borradorManual(), referencias),
      ...(otro && { recorrido: recorrerOtroIgual(pasosDelManual, otro, referencias) }),
      varios: true,
      pasos: pasosDelManual,
      vistas: VISTAS_DEL_MANUAL,
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarNuevo(armarLegajoManual(borrador, distrito_id), envio),
    };
  }, [distrito_id, modelo, nombre, hoy, referencias]);
  return <AsistenteDeLegajo tipo={MANUAL} referencias={referencias} variante={variante} />;
};

export const adelantos: Antes = (llegada) => [
  ...adelantosDelManual(llegada),
  adelantar(consultaDeConocidos(llegada.sesion.persona_id, '')),
];
