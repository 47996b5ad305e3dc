import type { CosaQueSeEnsaya, Ensayo } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Stack, Text } from '@mantine/core';
import { Seccion } from '../seccion.tsx';
import { EnCurso } from './en-curso.tsx';
import { PALABRAS } from './palabras.ts';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { estaEnCurso, type UsoDeEnsayo, useEnsayo } from './use-ensayo.ts';

type Props = {
  de: CosaQueSeEnsaya;
  /** Of the draft. */
  id: number;
  /** Of what is drawn beside it: when it is saved, this is of a former one. Null where nothing changes any more. */
  version: number | null;
  /** Whoever reads it may try it: once it is published or withdrawn nobody does, and what was found stays. */
  puede: boolean;
  /** Whoever works in a district reads the totals: the contracts of the others are not theirs to see. */
  soloTotales: boolean;
};

/** What a draft would change in the contracts of the last twelve months. */
export const PanelDeEnsayo = ({ de, id, version, puede, soloTotales }: Props) => {
  const uso = useEnsayo(de, id);
  const { data, error, isFetching, refetch } = uso.leido;
  if (error && !data && !isFetching)
    return (
      <Seccion titulo="Ensayo">
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_ensayo}
          alReintentar={() => void refetch()}
        />
      </Seccion>
    );
  if (!data)
    return (
      <Seccion titulo="Ensayo">
        <EsqueletoDeTarjetas />
      </Seccion>
    );
  const { ensayo } = data;
  return (
    <Seccion titulo="Ensayo">
      <Stack gap="md">
        <div role="status">
          <EnQueAnda de={de} ensayo={ensayo} version={version} puede={puede} />
        </div>
        {ensayo && estaEnCurso(ensayo) ? (
          <EnCurso ensayo={ensayo} uso={uso} puede={puede} />
        ) : (
          puede && <Empezar ensayo={ensayo} version={version} uso={uso} />
        )}
        {ensayo?.resultado && (
          <ResultadoDelEnsayo ensayo={ensayo} resultado={ensayo.resultado} uso={uso} soloTotales={soloTotales} />
        )}
      </Stack>
    </Seccion>
  );
};

const esDeOtraVersion = (ensayo: Ensayo, version: number | null): boolean =>
  !ensayo.de_esta_version || (version !== null && ensayo.version !== version);

type DeEnQueAnda = Pick<Props, 'de' | 'version' | 'puede'> & { ensayo: Ensayo | null };

const EnQueAnda = ({ de, ensayo, version, puede }: DeEnQueAnda) => {
  const { paraQue, cambio } = PALABRAS[de];
  if (!ensayo) return <Text>{puede ? paraQue : version === null ? 'No se ensayó.' : 'Todavía no se ensayó.'}</Text>;
  const otra = esDeOtraVersion(ensayo, version) && (
    <Nota tono="advierte">{`El ensayo es de una versión anterior: ${cambio}.`}</Nota>
  );
  return (
    <Stack gap="xs">
      <Text c="dimmed">{dequienEs(ensayo)}</Text>
      {ensayo.estado === 'fallido' && (
        <Nota tono="advierte">El ensayo falló varias veces seguidas y se cortó. Probá de nuevo más tarde.</Nota>
      )}
      {otra}
    </Stack>
  );
};

const dequienEs = ({ estado, pedido_por, creado_en, terminado_en, cancelado_por }: Ensayo): string => {
  const pedido = `Lo pidió ${pedido_por} el ${formatInstante(creado_en)}`;
  if (estado === 'cancelado') return `${pedido} y lo canceló ${cancelado_por}: no quedó nada calculado.`;
  if (estado === 'terminado' && terminado_en) return `${pedido} y terminó el ${formatInstante(terminado_en)}.`;
  return `${pedido}.`;
};

type DeEmpezar = Pick<Props, 'version'> & { ensayo: Ensayo | null; uso: UsoDeEnsayo };

/** The same version is not tried twice on one day: it would find the same. */
const Empezar = ({ ensayo, version, uso }: DeEmpezar) => {
  const hoy = useHoy();
  if (ensayo?.estado === 'terminado' && !esDeOtraVersion(ensayo, version) && ensayo.hasta === hoy) return null;
  const ensayar = async () => {
    try {
      await uso.ensayar();
    } catch (error) {
      avisarError(explicarFalla(error, todosLosMensajes.error_ensayar));
    }
  };
  return (
    <div>
      <BotonDeAccion ocupado="Empezando…" alPresionar={ensayar}>
        {ensayo ? 'Ensayar de nuevo' : 'Ensayar'}
      </BotonDeAccion>
    </div>
  );
};
