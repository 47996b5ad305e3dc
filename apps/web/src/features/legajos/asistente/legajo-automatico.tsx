import { armarLegajo, borradorAutomatico, comenzarLegajo, pasosDelAutomatico } from '@colega/asistentes/legajos';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { CALCULADO } from '../../../lib/navegacion/direcciones.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { AL_CANCELAR } from './al-cancelar.ts';
import { AUTOMATICO, type VarianteAutomatica } from './asistente-automatico.tsx';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { ConModelo, crearParaIguales } from './con-modelo.tsx';
import { guardarNuevo } from './guardar-nuevo.ts';
import { SinAutomatico } from './sin-automatico.tsx';
import { adelantosDelNuevo } from './use-formularios.ts';
import { consultaDeConocidos, type Referencias, useReferencias } from './use-referencias.ts';
import { VISTAS_DEL_AUTOMATICO } from './vistas-del-automatico.ts';

const TITULO = 'Nuevo Legajo Automático'; // AUT-003

const IgualAutomatico = crearParaIguales(() => import('./igual-automatico.tsx'), TITULO);
const ConLoCalculado = crearParaIguales(() => import('./con-lo-calculado.tsx'), TITULO);

/** AUT-001. */
const LegajoAutomatico = () => {
  const consulta = useReferencias();
  return (
    <ConReferencias titulo={TITULO} consulta={consulta}>
      {(referencias) =>
        referencias.configuracion.calculo_automatico ? (
          <ConModelo titulo={TITULO}>
            {(modelo, deQuien) => (
              <NuevoOIgual referencias={referencias} modelo={modelo} nombre={`legajo-automatico${deQuien}`} />
            )}
          </ConModelo>
        ) : (
          <SinAutomatico titulo={TITULO} />
        )
      }
    </ConReferencias>
  );
};

export default LegajoAutomatico;

type ConSusReferencias = { referencias: Referencias; nombre: string };

const NuevoOIgual = ({ modelo, ...resto }: ConSusReferencias & { modelo: Abierto | null }) =>
  modelo?.detalle && modelo.calculo ? (
    <IgualAutomatico
      {...{
        titulo: TITULO,
        referencias: resto.referencias,
        pasos: pasosDelAutomatico,
        ...modelo,
        detalle: modelo.detalle,
        calculo: modelo.calculo,
      }}
    >
      {(comienzo) => <Nuevo {...resto} {...comienzo} />}
    </IgualAutomatico>
  ) : (
    <DesdeCero {...resto} />
  );

const DesdeCero = (props: ConSusReferencias) => {
  const { referencias } = props;
  const calculado = useSearchParams()[0].get(CALCULADO);
  const inicial = useCallback(() => comenzarLegajo(borradorAutomatico(), referencias), [referencias]);
  if (calculado === null) return <Nuevo {...props} inicial={inicial} />;
  return (
    <ConLoCalculado key={calculado} titulo={TITULO} {...{ ...props, calculado, pasos: pasosDelAutomatico }}>
      {(comienzo, nombre) => <Nuevo {...props} {...comienzo} nombre={nombre} />}
    </ConLoCalculado>
  );
};

type PropsDeNuevo = ConSusReferencias & Pick<VarianteAutomatica, 'inicial' | 'recorrido'> & { alCrear?: () => void };

const Nuevo = ({ referencias, nombre, inicial, recorrido, alCrear }: PropsDeNuevo) => {
  const distrito_id = referencias.persona.distrito.id;
  const variante = useMemo(
    (): VarianteAutomatica => ({
      ...{ titulo: TITULO, nombre, inicial },
      varios: true,
      ...(recorrido && { recorrido }),
      pasos: pasosDelAutomatico,
      vistas: VISTAS_DEL_AUTOMATICO,
      alCancelar: AL_CANCELAR,
      guardar: async (borrador, envio) => {
        const guardado = await guardarNuevo(armarLegajo(borrador, distrito_id), envio);
        alCrear?.();
        return guardado;
      },
    }),
    [distrito_id, nombre, inicial, recorrido, alCrear],
  );
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

export const adelantos: Antes = (llegada) => [
  ...adelantosDelNuevo(llegada),
  adelantar(consultaDeConocidos(llegada.sesion.persona_id, '')),
];
