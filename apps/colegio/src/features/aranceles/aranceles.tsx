import {
  type ArancelDeLista,
  type ListaDeAranceles,
  type ResolucionDeLista,
  rutasDeAranceles,
} from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { decirTarifa } from '../../lib/decir-tarifa.ts';
import { direccionDePreparacion, direccionDeResolucion } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { CeldaDeImporte } from '../../ui/importe.tsx';
import { Seccion } from '../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { CONSULTA_DE_ARANCELES } from './consultas.ts';
import { DelPrograma } from './del-programa.tsx';
import { InsigniaDeResolucion } from './insignia-de-resolucion.tsx';

/** Who works for one district reads them. */
export const usePreparaAranceles = (): boolean => {
  const { permisos, distrito } = useOperador();
  return distrito === null && permisos.includes('aranceles.preparar');
};

const Aranceles = () => {
  const { data, error, isFetching, refetch } = useQuery(CONSULTA_DE_ARANCELES);
  const prepara = usePreparaAranceles();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>Aranceles</Title>
          <Text c="dimmed">Las resoluciones de honorarios: las que rigieron, la que rige y las que vienen.</Text>
        </div>
        {prepara && data && hayTarifa(data) && (
          <Group gap="sm">
            <PrepararOtra de={null}>Preparar una nueva</PrepararOtra>
            <PrepararOtra de={null} enBlanco>
              Empezar una en blanco
            </PrepararOtra>
          </Group>
        )}
      </Group>
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_aranceles}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={64} cantidad={6} />}
      {data && (
        <>
          {data.del_programa && <DelPrograma />}
          {!hayTarifa(data) && <SinTarifa enPreparacion={data.en_preparacion.length > 0} prepara={prepara} />}
          <PorRegir {...data} />
          <EnPreparacion items={data.en_preparacion} />
          <Publicadas items={data.resoluciones} />
          <Text size="sm" c="dimmed">
            {todosLosMensajes.lo_que_no_se_agrega}
          </Text>
        </>
      )}
    </Stack>
  );
};

export default Aranceles;

/** One that was withdrawn calculates nothing. */
const hayTarifa = ({ resoluciones }: Pick<ListaDeAranceles, 'resoluciones'>): boolean =>
  resoluciones.some(({ estado }) => estado !== 'retirada');

/** The first one is published, and its day has not come. */
const PorRegir = ({ resoluciones }: Pick<ListaDeAranceles, 'resoluciones'>) => {
  const pie = resoluciones.filter(({ estado }) => estado !== 'retirada');
  const [tarifa_desde] = pie.map(({ vigente_desde }) => vigente_desde).sort();
  if (tarifa_desde === undefined || pie.some(({ estado }) => estado !== 'futura')) return null;
  return <Nota titulo="Todavía no rige ninguna">{decirTarifa({ tarifa: 'por_regir', tarifa_desde })}</Nota>;
};

const SinTarifa = ({ enPreparacion, prepara }: { enPreparacion: boolean; prepara: boolean }) => (
  <Seccion titulo="Tu Colegio todavía no tiene tarifa">
    <Text>
      Mientras no haya una publicada no se calcula ningún honorario, y en el portal se dice así. La primera empieza en
      blanco, con los renglones que piden los rubros de tu Colegio: las cifras se escriben, se pegan o se traen de una
      planilla, y la publica otra persona.
    </Text>
    {enPreparacion && <Text>Ya hay una empezada: seguila en «En preparación».</Text>}
    {prepara ? (
      <Group gap="sm">
        <PrepararOtra de={null} enBlanco={enPreparacion}>
          {enPreparacion ? 'Empezar otra en blanco' : 'Preparar la primera'}
        </PrepararOtra>
      </Group>
    ) : (
      <Text c="dimmed">La prepara quien tenga el rol de aranceles de todo el Colegio.</Text>
    )}
  </Seccion>
);

type DePreparar = { de: number | null; enBlanco?: boolean; children: string; 'aria-label'?: string };

/** It opens the one that it begins. */
export const PrepararOtra = ({ de, enBlanco = false, children, ...resto }: DePreparar) => {
  const navegar = useNavigate();
  const { claveDe, olvidar } = useIntento();
  const preparar = async (): Promise<void> => {
    try {
      const body = { de, en_blanco: enBlanco };
      const hecho = await llamar(rutasDeAranceles.prepararArancel, { body }, { idempotencyKey: claveDe(body) });
      olvidar();
      await navegar(direccionDePreparacion(hecho.id));
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
  };
  return (
    <BotonDeAccion
      {...resto}
      ocupado="Preparando…"
      alPresionar={preparar}
      variant={de === null && !enBlanco ? 'filled' : 'default'}
    >
      {children}
    </BotonDeAccion>
  );
};

const COLUMNAS_EN_PREPARACION = [
  ['Resolución', '30%'],
  ['Desde', '14%'],
  ['Contra', '26%'],
  ['Último cambio', '30%'],
] as const;

const EnPreparacion = ({ items }: { items: readonly ArancelDeLista[] }) => (
  <Seccion titulo="En preparación">
    {items.length === 0 ? (
      <Text c="dimmed">No hay ninguna en preparación.</Text>
    ) : (
      <TablaDeLaMesa nombre="En preparación" columnas={COLUMNAS_EN_PREPARACION} actualizando={false}>
        {items.map(({ id, nombre, vigente_desde, base, al_dia, tocado }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={direccionDePreparacion(id)}>{nombre}</Link>
            </th>
            <td data-rotulo="Desde">{formatFecha(vigente_desde)}</td>
            <td data-rotulo="Contra">
              <Group gap={6}>
                <span>{base?.nombre ?? 'Es la primera'}</span>
                {!al_dia && <InsigniaDeEstado tono="aviso">Hay una más nueva</InsigniaDeEstado>}
              </Group>
            </td>
            <td data-rotulo="Último cambio">
              <span>
                {`${tocado.quien}, `}
                <Instante valor={tocado.cuando} />
              </span>
            </td>
          </tr>
        ))}
      </TablaDeLaMesa>
    )}
  </Seccion>
);

const COLUMNAS = [
  ['Resolución', '28%'],
  ['Estado', '13%'],
  ['Vigencia', '22%'],
  ['Unidad referencial', '18%'],
  ['Mínimo por tarea', '19%'],
] as const;

export const decirVigencia = ({
  vigente_desde,
  vigente_hasta,
  retirada,
}: Pick<ResolucionDeLista, 'vigente_desde' | 'vigente_hasta' | 'retirada'>): string => {
  const desde = `desde el ${formatFecha(vigente_desde)}`;
  if (retirada) return `Iba a regir ${desde}`;
  return vigente_hasta ? `Del ${formatFecha(vigente_desde)} al ${formatFecha(vigente_hasta)}` : `D${desde.slice(1)}`;
};

const Publicadas = ({ items }: { items: readonly ResolucionDeLista[] }) => (
  <Seccion titulo="Publicadas">
    {items.length === 0 ? (
      <Text c="dimmed">Todavía no hay ninguna publicada.</Text>
    ) : (
      <TablaDeLaMesa nombre="Publicadas" columnas={COLUMNAS} actualizando={false}>
        {items.map((una) => (
          <tr key={una.id}>
            <th scope="row">
              <Anchor component={Link} to={direccionDeResolucion(una.id)}>
                {una.nombre}
              </Anchor>
            </th>
            <td data-rotulo="Estado">
              <InsigniaDeResolucion estado={una.estado} />
            </td>
            <td data-rotulo="Vigencia">{decirVigencia(una)}</td>
            <CeldaDeImporte rotulo="Unidad referencial" valor={una.unidad_referencial || null} />
            <CeldaDeImporte rotulo="Mínimo por tarea" valor={una.honorario_minimo || null} />
          </tr>
        ))}
      </TablaDeLaMesa>
    )}
  </Seccion>
);
