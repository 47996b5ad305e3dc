import { mensajes } from '@colega/contract/mensajes';
import { CIRCUITOS, esMedioEnLinea, type FormaDePago, medioDeForma } from '@colega/domain/dinero';
import { formatImporte, sumar } from '@colega/domain/importes';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useBarraAlPie } from '@colega/web-kit/ui/paginas/use-barra-al-pie.ts';
import { Card, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useMediosHabilitados } from '../../../lib/consultas/pagos.ts';
import lista from '../liquidacion/liquidacion.module.css';
import { TotalAPagar } from '../total-a-pagar.tsx';
import estilos from './debo.module.css';
import { ElegirForma, opcionesDe } from './elegir-forma.tsx';
import { guardarForma, guardarSiSigueSolo, leerForma, leerSiSigueSolo } from './forma-guardada.ts';
import type { PorPagar } from './por-pagar.ts';
import { RenglonPorPagar } from './renglon-por-pagar.tsx';

const TITULO = { matriculados: 'Matrícula', cep: 'CEP', timbrados: 'Timbrado' } as const;

export type ComoSePaga = { forma: FormaDePago; sigue_solo: boolean };
type Props = { porPagar: readonly PorPagar[]; alPagar: (elegidos: PorPagar[], como: ComoSePaga) => Promise<void> };

/** What is owed is ticked; what has no coupon yet may be paid too, and is not until somebody says so. */
export const ElegirYPagar = ({ porPagar, alPagar }: Props) => {
  const [cambiados, setCambiados] = useState<ReadonlySet<string>>(new Set());
  const estaElegido = ({ clave, de, impide }: PorPagar): boolean =>
    impide === null && cambiados.has(clave) !== (de !== 'cargo');
  const cambiar = ({ clave }: PorPagar) => {
    const nuevos = new Set(cambiados);
    if (!nuevos.delete(clave)) nuevos.add(clave);
    setCambiados(nuevos);
  };
  const elegibles = porPagar.filter(({ impide }) => impide === null);
  const faltan = elegibles.filter((pago) => !estaElegido(pago));
  /** All of it or, when it is so already, nothing. */
  const elegirTodo = () => {
    const cuales = faltan.length > 0 ? faltan : elegibles;
    setCambiados(
      new Set(
        [...cambiados]
          .filter((clave) => !cuales.some((pago) => pago.clave === clave))
          .concat(cuales.filter(({ clave }) => !cambiados.has(clave)).map(({ clave }) => clave)),
      ),
    );
  };
  return (
    <div className={estilos.columnas}>
      <Stack gap="lg">
        {elegibles.length > 1 && (
          <Checkbox
            size="md"
            label={`Elegir todo: ${elegibles.length}`}
            checked={faltan.length === 0}
            indeterminate={faltan.length > 0 && faltan.length < elegibles.length}
            onChange={elegirTodo}
          />
        )}
        {CIRCUITOS.toReversed().map((circuito) => {
          const suyos = porPagar.filter((pago) => pago.circuito === circuito);
          return suyos.length === 0 ? null : (
            <Card key={circuito} component="section" aria-labelledby={`debo-${circuito}`}>
              <Title order={2} size="h3" id={`debo-${circuito}`}>
                {TITULO[circuito]}
              </Title>
              <Lista pagos={suyos.filter(({ de }) => de !== 'cargo')} {...{ estaElegido, cambiar }} />
              <SinCupon pagos={suyos.filter(({ de }) => de === 'cargo')} {...{ estaElegido, cambiar }} />
            </Card>
          );
        })}
      </Stack>
      <ComoPagar elegidos={porPagar.filter(estaElegido)} alPagar={alPagar} />
    </div>
  );
};

type PropsDeLista = {
  pagos: readonly PorPagar[];
  estaElegido: (pago: PorPagar) => boolean;
  cambiar: (pago: PorPagar) => void;
};

const Lista = ({ pagos, estaElegido, cambiar }: PropsDeLista) => (
  <ul className={lista.lista}>
    {pagos.map((pago) => (
      <RenglonPorPagar key={pago.clave} pago={pago} elegido={estaElegido(pago)} alCambiar={() => cambiar(pago)} />
    ))}
  </ul>
);

/** Nobody asked for them yet, and they may be many: they are drawn once they are looked at. */
const SinCupon = (props: PropsDeLista) => {
  const [abierto, setAbierto] = useState(false);
  if (props.pagos.length === 0) return null;
  return (
    <details className={estilos.mas} onToggle={(evento) => setAbierto(evento.currentTarget.open)}>
      <summary>
        Todavía sin cupón: {props.pagos.length}
        {decirElegidos(props.pagos.filter(props.estaElegido).length)}
      </summary>
      {abierto && <Lista {...props} />}
    </details>
  );
};

const decirElegidos = (cuantos: number): string => {
  if (cuantos === 0) return '';
  return cuantos === 1 ? ', 1 elegido' : `, ${cuantos} elegidos`;
};

type PropsDeComo = { elegidos: PorPagar[]; alPagar: Props['alPagar'] };

const ComoPagar = ({ elegidos, alPagar }: PropsDeComo) => {
  const { data } = useMediosHabilitados();
  const userId = useSesion()?.user_id ?? 0;
  const [preferida, setPreferida] = useState(() => leerForma(userId));
  const elegirForma = (forma: FormaDePago) => {
    setPreferida(forma);
    guardarForma(userId, forma);
  };
  const [sigueSolo, setSigueSolo] = useState(() => leerSiSigueSolo(userId));
  const elegirSiSigue = (sigue: boolean) => {
    setSigueSolo(sigue);
    guardarSiSigueSolo(userId, sigue);
  };
  const pie = useBarraAlPie<HTMLElement>(true);
  const porCobrar = elegidos.filter(({ importe }) => importe !== GRATIS);
  const opciones = data ? opcionesDe(data.por_circuito, porCobrar) : [];
  const abiertas = opciones.filter(({ cerrada }) => !cerrada);
  const forma = (abiertas.find(({ valor }) => valor === preferida) ?? abiertas[0])?.valor as FormaDePago | undefined;
  const total = sumar(elegidos.map(({ importe }) => importe));
  const enLinea = forma !== undefined && esMedioEnLinea(medioDeForma(forma));
  return (
    <div className={estilos.lado}>
      {porCobrar.length > 0 && (
        <Card>
          <Stack gap="md">
            <ElegirForma opciones={opciones} elegida={forma ?? null} alElegir={elegirForma} />
            <Text size="sm" fw={700}>
              {mensajes.verificar_antes_de_pagar}
            </Text>
            {enLinea && <Text size="sm">{mensajes.instrumentos_de_pago}</Text>}
            {enLinea && porCobrar.length > 1 && (
              <Checkbox
                label="Al terminar un pago, abrir el que sigue"
                description="Podés pararlo en cualquier momento."
                checked={sigueSolo}
                onChange={(evento) => elegirSiSigue(evento.currentTarget.checked)}
              />
            )}
          </Stack>
        </Card>
      )}
      <Card ref={pie} className={estilos.pie} component="section" aria-label="Lo que vas a pagar">
        <Stack gap="sm">
          <TotalAPagar importe={total} etiqueta={decirCuantos(elegidos.length)} />
          {elegidos.length > 0 && porCobrar.length === 0 ? (
            <BotonDeAccion
              fullWidth
              ocupado="Confirmando…"
              alPresionar={() => alPagar(elegidos, { forma: 'qr', sigue_solo: false })}
            >
              Confirmar con tu saldo a favor
            </BotonDeAccion>
          ) : (
            <BotonDeAccion
              fullWidth
              disabled={elegidos.length === 0 || !forma}
              ocupado="Preparando…"
              alPresionar={() => (forma ? alPagar(elegidos, { forma, sigue_solo: sigueSolo }) : undefined)}
            >
              Pagar {formatImporte(total)}
            </BotonDeAccion>
          )}
        </Stack>
      </Card>
    </div>
  );
};

const GRATIS = '0.00';
const decirCuantos = (cuantos: number): string => {
  if (cuantos === 0) return 'No elegiste nada';
  return cuantos === 1 ? '1 elegido' : `${cuantos} elegidos`;
};
