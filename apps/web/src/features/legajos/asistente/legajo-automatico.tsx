import {
  abrirAutomatico,
  armarLegajo,
  borradorAutomatico,
  comenzarLegajo,
  crearOtroIgualAutomatico,
  pasosDelAutomatico,
  recorrerOtroIgual,
} from '@colega/asistentes/legajos';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useCallback, useMemo } from 'react';
import { consultaDeConocidos } from '../comitente/consulta-de-conocidos.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { AL_CANCELAR } from './al-cancelar.ts';
import { AUTOMATICO, SinFormularios, type VarianteAutomatica } from './asistente-automatico.tsx';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { ConModelo } from './con-modelo.tsx';
import { guardarNuevo } from './guardar-nuevo.ts';
import { SinAutomatico } from './sin-automatico.tsx';
import { adelantosDelNuevo, useFormularios } from './use-formularios.ts';
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
          <ConModelo titulo={TITULO}>{(modelo) => <NuevoOIgual referencias={referencias} modelo={modelo} />}</ConModelo>
        ) : (
          <SinAutomatico titulo={TITULO} />
        )
      }
    </ConReferencias>
  );
};

export default LegajoAutomatico;

type ConSusReferencias = { referencias: Referencias };

const NuevoOIgual = ({ referencias, modelo }: ConSusReferencias & { modelo: Abierto | null }) =>
  modelo?.detalle && modelo.calculo ? (
    <Igual referencias={referencias} legajo={modelo.legajo} detalle={modelo.detalle} calculo={modelo.calculo} />
  ) : (
    <DesdeCero referencias={referencias} nombre={nombreDe(modelo)} />
  );

const DesdeCero = ({ referencias, nombre }: ConSusReferencias & Pick<VarianteAutomatica, 'nombre'>) => {
  const inicial = useCallback(() => comenzarLegajo(borradorAutomatico(), referencias), [referencias]);
  return <Nuevo {...{ referencias, nombre, inicial }} />;
};

/** The forms of its tasks say which of their data are amounts. */
const Igual = ({ referencias, legajo, detalle, calculo }: ConSusReferencias & ConCalculo) => {
  const { hoy } = referencias.configuracion;
  const { tareas } = useMemo(() => abrirAutomatico(legajo, detalle, calculo), [legajo, detalle, calculo]);
  const formularios = useFormularios({ tareas, fecha: hoy }, referencias);
  const inicial = useCallback(() => {
    const formularioDe = (segmento_tarea: number) =>
      formularios.formularios[referencias.tareas.find(({ id }) => id === segmento_tarea)?.formulario_id ?? 0];
    return crearOtroIgualAutomatico(legajo, detalle, calculo, { hoy, formularioDe });
  }, [legajo, detalle, calculo, hoy, formularios.formularios, referencias.tareas]);
  if (formularios.falla || formularios.pendientes) return <SinFormularios titulo={TITULO} formularios={formularios} />;
  return <Nuevo {...{ referencias, inicial }} nombre={nombreDe({ legajo })} deOtro />;
};

type ConCalculo = { [dato in keyof Abierto]: NonNullable<Abierto[dato]> };

const nombreDe = (modelo: Pick<Abierto, 'legajo'> | null): string =>
  modelo ? `legajo-automatico-igual-a-${modelo.legajo.id}` : 'legajo-automatico';

type PropsDeNuevo = ConSusReferencias & Pick<VarianteAutomatica, 'nombre' | 'inicial'> & { deOtro?: boolean };

const Nuevo = ({ referencias, nombre, inicial, deOtro = false }: PropsDeNuevo) => {
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo(
    (): VarianteAutomatica => ({
      ...{ titulo: TITULO, nombre, inicial },
      varios: true,
      ...(deOtro && { recorrido: recorrerOtroIgual(pasosDelAutomatico, inicial(), referencias) }),
      pasos: pasosDelAutomatico,
      vistas: VISTAS_DEL_AUTOMATICO,
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarNuevo(armarLegajo(borrador, distrito_id), envio),
    }),
    [distrito_id, nombre, inicial, deOtro, referencias],
  );
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

export const adelantos: Antes = (llegada) => [
  ...adelantosDelNuevo(llegada),
  adelantar(consultaDeConocidos(llegada.sesion.persona_id, '')),
];
