import { abrirAutomatico, crearOtroIgualAutomatico, recorrerOtroIgual } from '@colega/asistentes/legajos';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Abierto } from '../edicion/abrir.ts';
import { SinFormularios, type VarianteAutomatica } from './asistente-automatico.tsx';
import { useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

type Props = { [dato in keyof Abierto]: NonNullable<Abierto[dato]> } & {
  titulo: string;
  referencias: Referencias;
  pasos: VarianteAutomatica['pasos'];
  children: (comienzo: Pick<VarianteAutomatica, 'inicial' | 'recorrido'>) => ReactNode;
};

/** The forms of its tasks say which of their data are amounts. */
const IgualAutomatico = ({ titulo, referencias, pasos, legajo, detalle, calculo, children }: Props) => {
  const { hoy } = referencias.configuracion;
  const { tareas } = useMemo(() => abrirAutomatico(legajo, detalle, calculo), [legajo, detalle, calculo]);
  const formularios = useFormularios({ tareas, fecha: hoy }, referencias);
  const inicial = useCallback(() => {
    const formularioDe = (segmento_tarea: number) =>
      formularios.formularios[referencias.tareas.find(({ id }) => id === segmento_tarea)?.formulario_id ?? 0];
    return crearOtroIgualAutomatico(legajo, detalle, calculo, { hoy, formularioDe });
  }, [legajo, detalle, calculo, hoy, formularios.formularios, referencias.tareas]);
  if (formularios.falla || formularios.pendientes) return <SinFormularios titulo={titulo} formularios={formularios} />;
  return <Comenzar {...{ inicial, referencias, pasos }}>{children}</Comenzar>;
};

type DelComienzo = Pick<Props, 'referencias' | 'pasos' | 'children'> & Pick<VarianteAutomatica, 'inicial'>;

/** It begins where what it has of the other one ends. */
const Comenzar = ({ inicial, referencias, pasos, children }: DelComienzo) => {
  const recorrido = useMemo(() => recorrerOtroIgual(pasos, inicial(), referencias), [pasos, inicial, referencias]);
  return children({ inicial, recorrido });
};

export default IgualAutomatico;
