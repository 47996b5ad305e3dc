import type { LugarConocido, RespuestaDeLugares } from '@colega/contract/referencias';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Anchor, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useRef } from 'react';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { describirLugar, nombrarFuentes, unirNombres } from './describir-lugar.ts';
import type { Puesto, useLugar } from './use-lugar.ts';

type Props = { lugar: ReturnType<typeof useLugar>; margen: string | null };

export const LugarEncontrado = ({
  lugar: { respuesta, puesto, buscando, deshecho, elegir, poner, deshacer },
  margen,
}: Props) => {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!(respuesta ?? puesto ?? deshecho)) return;
    // On a phone it may be below what was pressed.
    caja.current?.scrollIntoView({ block: 'nearest' });
    // The button that was pressed is no more: whoever pressed it goes on from what it brought.
    if (document.activeElement === document.body) caja.current?.focus({ preventScroll: true });
  }, [respuesta, puesto, deshecho]);
  return (
    <Stack gap="sm" role="status" ref={caja} tabIndex={-1}>
      {buscando && <VisuallyHidden>Buscando el lugar…</VisuallyHidden>}
      {deshecho && <Text>Lo dejamos como estaba.</Text>}
      {respuesta && (
        <>
          {respuesta.lugares.length === 0 && (
            <Text>No encontramos ese lugar. Revisá cómo está escrito, o cargalo acá abajo.</Text>
          )}
          {!puesto && respuesta.lugares.length > 1 && <Elegir lugares={respuesta.lugares} alElegir={elegir} />}
          {puesto && <LoPuesto puesto={puesto} alReemplazar={() => poner(puesto.lugar, true)} alDeshacer={deshacer} />}
          <Avisos respuesta={respuesta} margen={margen} />
        </>
      )}
    </Stack>
  );
};

const AVISOS: Readonly<Record<RespuestaDeLugares['avisos'][number], string>> = {
  lugar_fuera_de_la_provincia: 'El punto está fuera de la provincia de Buenos Aires.',
  arba_no_la_tiene: 'ARBA no tiene esa parcela: revisá cómo está escrita.',
  falta_localidad: 'Elegí la localidad y buscá de nuevo: una nomenclatura es de un partido.',
  localidad_supuesta: 'La localidad es la más cercana de ese partido: revisala.',
};

const tieneParcela = ({ de }: LugarConocido): boolean => de.includes('arba');

/** Beside the parcels of an address, the address alone is for whoever finds theirs in none. */
const nombrarEntre = (lugar: LugarConocido, lugares: readonly LugarConocido[]): string =>
  !tieneParcela(lugar) && lugares.some(tieneParcela)
    ? `Ninguna de estas: ${describirLugar(lugar)}, sin parcela`
    : describirLugar(lugar);

const Elegir = ({
  lugares,
  alElegir,
}: {
  lugares: readonly LugarConocido[];
  alElegir: (lugar: LugarConocido) => unknown;
}) => (
  <Stack gap="xs" align="flex-start">
    <Text fw={700}>¿Cuál es?</Text>
    {lugares.map((lugar, i) => (
      <BotonDeAccion
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
        key={i}
        variant="default"
        {...VARIOS_RENGLONES}
        ocupado="Buscando su parcela…"
        alPresionar={() => alElegir(lugar)}
      >
        {nombrarEntre(lugar, lugares)}
      </BotonDeAccion>
    ))}
  </Stack>
);

type PropsDeLoPuesto = { puesto: Puesto; alReemplazar: () => void; alDeshacer: () => void };

const LoPuesto = ({
  puesto: { lugar, completa, contradice, otro_partido },
  alReemplazar,
  alDeshacer,
}: PropsDeLoPuesto) => (
  <Nota titulo={describirLugar(lugar)}>
    <Stack gap="xs">
      <Text>
        {completa.length > 0 && `Completamos ${unirNombres(completa)}. Revisalo. `}
        {completa.length + contradice.length === 0 && 'Es lo que ya estaba cargado. '}
        {lugar.de.length > 0 && `Según ${nombrarFuentes(lugar.de)}.`}
      </Text>
      {otro_partido && <Text>Es de otro partido que lo cargado, y no tocamos nada.</Text>}
      {!otro_partido && contradice.length > 0 && (
        <Text>Dice otra cosa que lo cargado en {unirNombres(contradice)}: eso no lo tocamos.</Text>
      )}
      <Group gap="sm">
        {contradice.length > 0 && (
          <Button variant="default" onClick={alReemplazar}>
            Reemplazar lo cargado
          </Button>
        )}
        {completa.length > 0 && (
          <Button variant="subtle" onClick={alDeshacer}>
            Deshacer
          </Button>
        )}
      </Group>
    </Stack>
  </Nota>
);

const Avisos = ({
  respuesta: { avisos, sin_respuesta, legajos },
  margen,
}: { respuesta: RespuestaDeLugares } & Pick<Props, 'margen'>) => {
  const dichos = [...avisos.map((aviso) => AVISOS[aviso]), ...(margen === null ? [] : [margen])];
  if (sin_respuesta.length > 0) {
    const quienes = `${nombrarFuentes(sin_respuesta)} no ${sin_respuesta.length > 1 ? 'contestaron' : 'contestó'}`;
    dichos.push(`${quienes}: lo que falte, cargalo a mano, o buscá de nuevo en un rato.`);
  }
  if (dichos.length === 0 && legajos.length === 0) return null;
  return (
    <Nota tono="advierte">
      {dichos.map((dicho) => (
        <Text key={dicho}>{dicho}</Text>
      ))}
      {legajos.length > 0 && (
        <Text>
          Ya cargaste en esa parcela{' '}
          {legajos.map(({ id, numero_legajo }, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              <Anchor href={direccionDelLegajo(id)} target="_blank">
                el legajo {numero_legajo} (se abre en otra pestaña)
              </Anchor>
            </Fragment>
          ))}
          .
        </Text>
      )}
    </Nota>
  );
};
