import { type Conciliacion, rutasDeConciliaciones } from '@colega/contract/dinero';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { Hallazgo } from './hallazgo.tsx';
import { TablaDeConciliaciones } from './tabla-de-conciliaciones.tsx';

const CADA_MS = 1500;
/** One that failed is tried again after a while. */
const CADA_TANTO_MS = 30_000;
/** By then its job was lost with its process: who asks again puts it back in the queue. */
const SE_ESPERA_MS = 15 * 60_000;
/** It runs each night: a day and a half without one is a night that was missed. */
const SIN_CONCILIAR_MS = 36 * 3_600_000;
const CONSULTA = consulta(rutasDeConciliaciones.conciliaciones, { query: { page: 1, limit: 10 } });

const estaEnCurso = ({ estado }: Conciliacion): boolean => estado === 'en_cola' || estado === 'corriendo';

const esperaDe = (una: Conciliacion | undefined): number | false => {
  if (una?.estado === 'fallida') return CADA_TANTO_MS;
  return una !== undefined && estaEnCurso(una) && CADA_MS;
};

/** One that runs has read already: another may wait for it. */
const sePuedePedir = (una: Conciliacion | null): boolean =>
  una?.estado !== 'en_cola' || Date.now() - new Date(una.pedida_en).getTime() > SE_ESPERA_MS;

const Conciliaciones = () => {
  const cliente = useQueryClient();
  const leidas = useQuery({
    ...CONSULTA,
    staleTime: 0,
    refetchInterval: ({ state }) => esperaDe(state.data?.items[0]),
  });
  const pedir = async (): Promise<void> => {
    try {
      await llamar(rutasDeConciliaciones.pedirConciliacion, { body: {} });
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    await cliente.invalidateQueries({ queryKey: CONSULTA.queryKey });
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Conciliación</Title>
      <Text maw={760}>
        Compara entre sí los cupones, los pagos, los recibos, los cierres y el libro, y pregunta a cada proveedor por lo
        que cobró en los últimos días. Corre sola cada noche; lo que no coincide se avisa.
      </Text>
      <ConDatos consulta={leidas} falla={todosLosMensajes.error_cargar_conciliaciones}>
        {({ items }) => (
          <>
            <Ultima items={items} alPedir={pedir} />
            <TablaDeConciliaciones conciliaciones={anterioresDe(items)} />
          </>
        )}
      </ConDatos>
    </Stack>
  );
};

export default Conciliaciones;

type DeUltima = { items: readonly Conciliacion[]; alPedir: () => Promise<void> };

const terminadaDe = (items: readonly Conciliacion[]) => items.find(({ estado }) => estado === 'lista');
/** Neither those in course nor the two that are told apart. */
const anterioresDe = (items: readonly Conciliacion[]) =>
  items.filter((una, i) => i > 0 && !estaEnCurso(una) && una !== terminadaDe(items));

/** How the last one goes, and under it what the last one that ended found. */
const Ultima = ({ items, alPedir }: DeUltima) => {
  const ultima = items[0] ?? null;
  const terminada = terminadaDe(items);
  return (
    <Seccion
      titulo="La última"
      acciones={
        sePuedePedir(ultima) && (
          <BotonDeAccion ocupado="Pidiendo…" alPresionar={alPedir}>
            Conciliar ahora
          </BotonDeAccion>
        )
      }
    >
      <div role="status">
        <EnQueQuedo ultima={ultima} />
      </div>
      {terminada && terminada !== ultima && <EnQueQuedo ultima={terminada} />}
      {terminada?.diferencias?.map((una) => (
        <Hallazgo key={una.titulo} {...una} />
      ))}
    </Seccion>
  );
};

const EnQueQuedo = ({ ultima }: { ultima: Conciliacion | null }) => {
  if (!ultima) return <Nota>Todavía no se hizo ninguna: la primera corre esta noche, o ahora si la pedís.</Nota>;
  const { estado, pedida_en, terminada_en, diferencias, por_revisar, dias } = ultima;
  if (estado === 'en_cola')
    return (
      <Text>
        Pedida el <Instante valor={pedida_en} />: está por empezar. Podés seguir con otra cosa, lo que encuentre queda
        acá.
      </Text>
    );
  if (estado === 'corriendo')
    return (
      <Text>
        Comparando desde el <Instante valor={pedida_en} />. Podés seguir con otra cosa: lo que encuentre queda acá.
      </Text>
    );
  if (estado === 'fallida')
    return (
      <Nota tono="advierte" titulo="No se pudo terminar">
        La del <Instante valor={pedida_en} /> se cortó y se vuelve a intentar sola. También podés pedir otra.
      </Nota>
    );
  const cuando = terminada_en ?? pedida_en;
  const atrasada = Date.now() - new Date(cuando).getTime() > SIN_CONCILIAR_MS;
  const coincide = diferencias?.length === 0;
  return (
    <Nota
      tono={coincide && !atrasada ? 'informa' : 'advierte'}
      titulo={coincide ? 'Todo coincide' : 'Hay algo que no coincide'}
    >
      {ultima.quien === null ? 'La de cada noche' : `La pidió ${ultima.quien}`}: terminó el <Instante valor={cuando} />{' '}
      y preguntó a los proveedores por {dias === 1 ? 'el último día' : `los últimos ${dias} días`}.
      {por_revisar !== null && por_revisar > 0 && ` En «Pagos por revisar» esperan ${por_revisar}.`}
      {atrasada && ' Corre cada noche: avisá a quien atiende el servidor que ese trabajo no está corriendo.'}
    </Nota>
  );
};
