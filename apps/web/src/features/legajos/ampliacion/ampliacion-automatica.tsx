import type { ContextoAutomatico } from '@colega/asistentes/legajos';
import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { useMemo, useState } from 'react';
import { direccionDeAmpliacion } from '../../../lib/navegacion/direcciones.ts';
import { AUTOMATICO } from '../asistente/asistente-automatico.tsx';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import { SinAutomatico } from '../asistente/sin-automatico.tsx';
import { adelantosDelNuevo } from '../asistente/use-formularios.ts';
import { adelantosDelAutomatico, type Referencias, useReferencias } from '../asistente/use-referencias.ts';
import type { Abierto } from '../edicion/abrir.ts';
import { basesDeLoGuardado } from '../edicion/bases-de-lo-guardado.ts';
import { AbrirAmpliacion } from './abrir-ampliacion.tsx';
import { ampliacionAutomatica } from './variante-de-ampliacion.ts';

/** AMP-001, AMP-002. */
const AmpliacionAutomatica = () => {
  const consulta = useReferencias();
  return (
    <AbrirAmpliacion tipo="automatico">
      {(abierto, titulo) => (
        <ConReferencias titulo={titulo} consulta={consulta}>
          {(referencias) => {
            // S-176: an expansion that is already there can still be edited.
            if (!referencias.configuracion.calculo_automatico && !abierto.detalle)
              return <SinAutomatico titulo={titulo} />;
            if (!abierto.legajo.rubro.segmento) return <SinSegmento abierto={abierto} titulo={titulo} />;
            return <Ampliar key={abierto.legajo.id} {...{ titulo, referencias }} inicial={abierto} />;
          }}
        </ConReferencias>
      )}
    </AbrirAmpliacion>
  );
};

export default AmpliacionAutomatica;

const SinSegmento = ({ abierto: { legajo }, titulo }: { abierto: Abierto; titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="Este legajo no admite cálculo automático"
      porque={`El rubro ${legajo.rubro.nombre} no tiene tareas con cálculo automático. Podés ampliarlo con cálculo manual.`}
      accion={
        <BotonEnlace variant="default" to={direccionDeAmpliacion(legajo.id, 'manual')}>
          Ampliar con cálculo manual
        </BotonEnlace>
      }
    />
  </ConTitulo>
);

type Props = { inicial: Abierto; titulo: string; referencias: Referencias };

const Ampliar = ({ inicial, titulo, referencias }: Props) => {
  const [abierto, adoptar] = useState(inicial);
  const variante = useMemo(() => {
    const { categorias, tareas } = referencias;
    const bases = basesDeLoGuardado(referencias, abierto, true);
    const contexto: ContextoAutomatico = { ...bases, categorias, tareas, formularios: {} };
    return ampliacionAutomatica(abierto, adoptar, titulo, contexto);
  }, [abierto, titulo, referencias]);
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

export const adelantos: Antes = (llegada) =>
  (llegada.params.idAmpliacion === undefined ? adelantosDelNuevo : adelantosDelAutomatico)(llegada);
