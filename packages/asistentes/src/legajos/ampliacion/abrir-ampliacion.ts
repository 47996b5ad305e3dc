import type { Honorario } from '@colega/domain/honorarios';
import { type BorradorAutomatico, borradorAutomatico } from '../automatico/borrador.ts';
import type { ContextoAutomatico } from '../automatico/contexto.ts';
import { elegirRubro } from '../automatico/editar-datos.ts';
import type { OrigenDelBorrador } from '../borrador/borrador-de-legajo.ts';
import { baseDelCalculo, contratoGuardado, montosCalculados, montosManuales } from '../edicion/abrir-contrato.ts';
import { elegidosDe } from '../edicion/abrir-legajo.ts';
import type { DetalleGuardado, LegajoGuardado } from '../edicion/legajo-guardado.ts';
import { type BorradorManual, borradorManual } from '../manual/borrador.ts';

const origenDe = ({ id, version }: LegajoGuardado, detalle?: DetalleGuardado): OrigenDelBorrador => ({
  legajo_id: id,
  version,
  detalle_id: detalle?.id ?? null,
});

/** OPN-075: the file and its original calculation give these; without that, two are chosen (S-172). */
export const crearAmpliacionAutomatica = (
  legajo: LegajoGuardado,
  calculoOriginal: Honorario | null,
  contexto: ContextoAutomatico,
): BorradorAutomatico => {
  const vacio = { ...borradorAutomatico(), ...elegidosDe(legajo), origen: origenDe(legajo) };
  if (calculoOriginal) return { ...vacio, ...baseDelCalculo(calculoOriginal) };
  return elegirRubro({ ...vacio, rubro_id: null }, legajo.rubro.id, contexto);
};

export const crearAmpliacionManual = (legajo: LegajoGuardado): BorradorManual => ({
  ...borradorManual(),
  ...elegidosDe(legajo),
  origen: origenDe(legajo),
});

export const abrirAmpliacionAutomatica = (
  legajo: LegajoGuardado,
  detalle: DetalleGuardado,
  calculo: Honorario,
): BorradorAutomatico => ({
  ...borradorAutomatico(),
  ...elegidosDe(legajo),
  ...contratoGuardado(detalle),
  ...montosCalculados(detalle, calculo),
  origen: origenDe(legajo, detalle),
});

export const abrirAmpliacionManual = (legajo: LegajoGuardado, detalle: DetalleGuardado): BorradorManual => ({
  ...borradorManual(),
  ...elegidosDe(legajo),
  ...contratoGuardado(detalle),
  ...montosManuales(detalle),
  origen: origenDe(legajo, detalle),
});
