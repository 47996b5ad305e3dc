import { mensajes } from '@colega/contract/mensajes';
import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { direccionDeEdicion } from '../../../lib/navegacion/direcciones.ts';
import { AUTOMATICO } from '../asistente/asistente-automatico.tsx';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import {
  adelantosDelAutomatico,
  adelantosDelManual,
  type Referencias,
  type ReferenciasManuales,
  useReferencias,
  useReferenciasManuales,
} from '../asistente/use-referencias.ts';
import { MANUAL } from '../manual/asistente-manual.ts';
import { type Abierto, useAbierto } from './abrir.ts';
import { motivoDeNoEditar, NoSeEdita } from './no-se-edita.tsx';
import { edicionAutomatica, edicionManual, TITULO_DE_EDICION } from './variante-de-edicion.ts';

/** MAN-002: the file says which kind it is. */
const EditarLegajo = () => {
  const { tipo_calculo, id } = useParams();
  const [query] = useSearchParams();
  const observacion = idDe(query.get('observacion') ?? undefined);
  const titulo = tipo_calculo === 'manual' ? TITULO_DE_EDICION.manual : TITULO_DE_EDICION.automatico;
  useTitulo(titulo);
  const abierto = consultaDe(useAbierto(Number(id), 'original'));
  return (
    <ConReferencias titulo={titulo} consulta={abierto} mensaje={mensajes.error_cargar_legajo}>
      {(datos) => {
        const suTipo = datos.detalle?.tipo_calculo ?? 'manual';
        if (suTipo !== tipo_calculo) return <Navigate to={direccionDeEdicion(datos.legajo.id, suTipo)} replace />;
        if (datos.legajo.edicion === null)
          return (
            <NoSeEdita
              titulo={titulo}
              legajo={datos.legajo}
              que="Este legajo no se puede editar"
              porque={motivoDeNoEditar(datos.legajo)}
            />
          );
        const Tipo = suTipo === 'manual' ? Manual : Automatico;
        const observado = datos.legajo.observaciones.find((una) => una.id === observacion)?.campo;
        return <Tipo key={datos.legajo.id} inicial={datos} campo={observado ?? query.get('campo')} />;
      }}
    </ConReferencias>
  );
};

export default EditarLegajo;

/** `campo` is the datum that it was opened for. */
type Llegada = { inicial: Abierto; campo: string | null };

const Automatico = (llegada: Llegada) => (
  <ConReferencias titulo={TITULO_DE_EDICION.automatico} consulta={useReferencias()}>
    {(referencias) => <EditarAutomatico {...llegada} referencias={referencias} />}
  </ConReferencias>
);

const Manual = (llegada: Llegada) => (
  <ConReferencias titulo={TITULO_DE_EDICION.manual} consulta={useReferenciasManuales()}>
    {(referencias) => <EditarManual {...llegada} referencias={referencias} />}
  </ConReferencias>
);

type Props<R> = Llegada & { referencias: R };

const EditarAutomatico = ({ inicial, referencias, campo }: Props<Referencias>) => {
  const [abierto, adoptar] = useState(inicial);
  const distrito = referencias.persona.distrito.id;
  const variante = useMemo(() => edicionAutomatica(abierto, adoptar, distrito, campo), [abierto, distrito, campo]);
  if (!variante) return <SinContrato abierto={abierto} titulo={TITULO_DE_EDICION.automatico} />;
  return <AsistenteDeLegajo tipo={AUTOMATICO} referencias={referencias} variante={variante} />;
};

const EditarManual = ({ inicial, referencias, campo }: Props<ReferenciasManuales>) => {
  const [abierto, adoptar] = useState(inicial);
  const distrito = referencias.persona.distrito.id;
  const variante = useMemo(() => edicionManual(abierto, adoptar, distrito, campo), [abierto, distrito, campo]);
  if (!variante) return <SinContrato abierto={abierto} titulo={TITULO_DE_EDICION.manual} />;
  return <AsistenteDeLegajo tipo={MANUAL} referencias={referencias} variante={variante} />;
};

const SinContrato = ({ abierto, titulo }: { abierto: Abierto; titulo: string }) => (
  <NoSeEdita
    titulo={titulo}
    legajo={abierto.legajo}
    que="Este legajo no se puede editar"
    porque={mensajes.error_obtener_calculo}
  />
);

export const adelantos: Antes = (llegada) =>
  (llegada.params.tipo_calculo === 'manual' ? adelantosDelManual : adelantosDelAutomatico)(llegada);
