import type { DispositivoConAvisos, PruebaDeDispositivo } from '@colega/contract/avisos';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito, avisarNovedad } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { type EsteNavegador, NoSeActivo, presentarUno } from './este-navegador.ts';
import { useDispositivos } from './use-dispositivos.ts';

/** Where notices come though the portal is closed: turned on on each device, and taken away from any (S-905, S-909). */
export const Dispositivos = () => {
  const { data, items, navegador, falla, llegan, reintentar, activar, probar, quitar } = useDispositivos();
  const titulo = useRef<HTMLHeadingElement>(null);
  // What was pressed is no more.
  const alHacerse = (hacer: () => void) => () => {
    hacer();
    titulo.current?.focus();
  };
  // This college tells no device.
  if (data?.clave === null) return null;
  return (
    <Card component="section" id="dispositivos" aria-labelledby="titulo-dispositivos">
      <Stack gap="md">
        <div>
          <Title order={2} id="titulo-dispositivos" tabIndex={-1} ref={titulo}>
            Avisos en tus dispositivos
          </Title>
          <Text c="dimmed">
            Con el portal cerrado, tu teléfono o tu computadora te dicen qué pasó. En la pantalla bloqueada no se ven
            importes ni nombres.
          </Text>
        </div>
        {falla ? (
          <Group>
            <Text role="alert">No pudimos leer a qué dispositivos te llegan.</Text>
            <Button variant="default" onClick={reintentar}>
              Reintentar
            </Button>
          </Group>
        ) : !data || navegador === undefined ? (
          <Esqueleto etiqueta="Cargando tus dispositivos…">
            <EsqueletoDeTexto renglones={2} />
          </Esqueleto>
        ) : (
          <>
            <EsteDispositivo
              {...{ navegador, llegan }}
              alActivar={() => intentar(activar, alHacerse(alActivarse))}
              alProbar={() => intentar(async () => decirQueFue(await probar()))}
            />
            {items.length > 0 && (
              <Stack component="ul" aria-label="Dispositivos que reciben avisos" gap="sm" m={0} p={0}>
                {items.map((uno) => (
                  <Uno
                    key={uno.id}
                    {...uno}
                    alQuitar={() =>
                      intentar(
                        () => quitar(uno.id, uno.actual),
                        alHacerse(() => avisarExito(`Ya no llegan avisos a ${uno.dispositivo}.`)),
                      )
                    }
                  />
                ))}
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
};

type PropsDeEste = Record<'alActivar' | 'alProbar', () => Promise<void>> & {
  navegador: EsteNavegador;
  llegan: boolean;
};

const EsteDispositivo = ({ navegador, llegan, alActivar, alProbar }: PropsDeEste) => {
  if (llegan)
    return (
      <Group justify="space-between" gap="sm">
        <Text fw={700}>Los avisos llegan a este dispositivo.</Text>
        <BotonDeAccion variant="default" ocupado="Mandando…" alPresionar={alProbar}>
          Mandarme uno de prueba
        </BotonDeAccion>
      </Group>
    );
  if (navegador !== 'apagado' && navegador !== 'activo') return <Text>{POR_QUE_NO[navegador]}</Text>;
  return (
    <Group>
      <BotonDeAccion ocupado="Activando…" alPresionar={alActivar}>
        Activar en este dispositivo
      </BotonDeAccion>
    </Group>
  );
};

const POR_QUE_NO: Readonly<Record<Exclude<EsteNavegador, 'apagado' | 'activo'>, string>> = {
  no_puede: 'Este navegador no puede recibir avisos con el portal cerrado. Probá con otro, o con tu teléfono.',
  falta_instalar:
    'En el iPhone y el iPad, primero agregá el portal a la pantalla de inicio (Compartir, Agregar a inicio). Después abrilo desde ahí y activalos.',
  bloqueado:
    'Este navegador tiene bloqueados los avisos del portal. Permitilos en la configuración del sitio, al lado de la dirección, y volvé acá.',
};

type PropsDeUno = DispositivoConAvisos & { alQuitar: () => Promise<void> };

const Uno = ({ dispositivo, creado_en, avisado_en, actual, alQuitar }: PropsDeUno) => (
  <Group component="li" justify="space-between" gap="sm">
    <div>
      <Text>{actual ? `${dispositivo} (este dispositivo)` : dispositivo}</Text>
      <Text size="sm" c="dimmed">
        Desde el <Instante valor={creado_en} />.{' '}
        {avisado_en === null ? (
          'Todavía no hubo avisos.'
        ) : (
          <>
            El último aviso, el <Instante valor={avisado_en} />.
          </>
        )}
      </Text>
    </div>
    <BotonDeAccion
      variant="default"
      ocupado="Quitando…"
      aria-label={`Quitar ${dispositivo}${actual ? ', este dispositivo' : ''}`}
      alPresionar={alQuitar}
    >
      Quitar
    </BotonDeAccion>
  </Group>
);

const NO_SE_ACTIVO: Readonly<Record<NoSeActivo['motivo'], string>> = {
  bloqueado: 'Los avisos del portal quedaron bloqueados en este navegador.',
  no_se_permitio: 'Para que lleguen, elegí Permitir cuando el navegador lo pregunte.',
  sin_servicio: 'El navegador no pudo activarlos. Revisá la conexión y probá de nuevo.',
};

const alActivarse = (): void => {
  avisarExito('Listo: los avisos llegan a este dispositivo.');
  void presentarUno().catch(() => undefined);
};

/** That it was taken is not that it was seen: what is silenced on the device nobody else knows. */
const decirQueFue = (resultado: PruebaDeDispositivo['resultado']): void => {
  if (resultado === 'tomado') avisarNovedad(SALIO);
  else avisarError(NO_SALIO[resultado]);
};

const SALIO =
  'El servicio de tu navegador tomó el aviso. Si en un minuto no lo ves, fijate que este dispositivo no tenga silenciados los avisos.';
const NO_SALIO: Readonly<Record<Exclude<PruebaDeDispositivo['resultado'], 'tomado'>, string>> = {
  ya_no_esta: 'Este dispositivo había dejado de recibirlos. Activalo otra vez.',
  no_lo_tomo:
    'El servicio de tu navegador no tomó el aviso. Probá en unos minutos; si sigue igual, quitá este dispositivo y activalo otra vez.',
};

const intentar = async (hacer: () => Promise<void>, despues?: () => void): Promise<void> => {
  try {
    await hacer();
    despues?.();
  } catch (error) {
    const propio = error instanceof NoSeActivo ? NO_SE_ACTIVO[error.motivo] : null;
    avisarError(propio ?? explicarFalla(error, 'No pudimos guardar el cambio. Probá de nuevo.'));
  }
};
