import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { type ClaseDeGastoDeBanco, puedeSerGasto } from '@colega/domain/dinero';
import { formatImporte, sumar } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

type Props = {
  rendicionId: number;
  /** Those that are seen: of them alone something is chosen. */
  renglones: readonly RenglonRendido[];
  elegidos: ReadonlySet<number>;
  alElegir: (elegidos: ReadonlySet<number>) => void;
  alHacerse: () => void;
};

const NOMBRES = { gasto: 'Gasto del banco', interes: 'Interés a favor' } as const;

const idsDe = (renglones: readonly RenglonRendido[]): number[] =>
  renglones.flatMap(({ renglon_id }) => renglon_id ?? []);
const sumarImportes = (renglones: readonly RenglonRendido[]): string =>
  formatImporte(sumar(renglones.map((uno) => uno.importe)));

/** What it does in the ledger, by which way the money went. */
const explicar = (clase: ClaseDeGastoDeBanco, suyos: readonly RenglonRendido[]): string => {
  const [entran, salen] = [true, false].map((entra) => suyos.filter(({ tipo }) => (tipo === 'cobro') === entra));
  if (clase === 'interes') return `En el libro: entran al banco ${sumarImportes(suyos)}, contra los intereses.`;
  return [
    ...(salen?.length ? [`salen del banco ${sumarImportes(salen)}, contra los gastos bancarios`] : []),
    ...(entran?.length ? [`vuelven ${sumarImportes(entran)} de gastos que el banco devolvió`] : []),
  ]
    .join('; ')
    .replace(/^(.*)$/, 'En el libro: $1.');
};

/** Many lines at once: a month has dozens of what the bank keeps. */
export const GastosDelBanco = ({ rendicionId: id, renglones, elegidos, alElegir, alHacerse }: Props) => {
  const [clase, setClase] = useState<ClaseDeGastoDeBanco | null>(null);
  const { claveDe, olvidar } = useIntento();
  const posibles = renglones.filter(({ puede_ser_gasto }) => puede_ser_gasto);
  const comisiones = posibles.filter(({ diferencia }) => diferencia === 'gasto_sin_anotar');
  const suyos = posibles.filter(({ renglon_id }) => renglon_id !== null && elegidos.has(renglon_id));
  const pueden = (una: ClaseDeGastoDeBanco): boolean =>
    suyos.length > 0 && suyos.every(({ tipo }) => puedeSerGasto(tipo, una));
  const confirmar = async (): Promise<void> => {
    if (clase === null) return;
    const body = { renglones: idsDe(suyos), clase };
    try {
      const llamada = { params: { id }, body };
      const opciones = { idempotencyKey: claveDe(body) };
      avisarExito((await llamar(rutasDeRendiciones.anotarGastosDeBanco, llamada, opciones)).message);
      olvidar();
      alElegir(new Set());
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    setClase(null);
    alHacerse();
  };
  if (posibles.length === 0) return null;
  return (
    <>
      <Group gap="xs" role="group" aria-label="Gastos e intereses del banco">
        {comisiones.length > 0 && (
          <Button variant="default" onClick={() => alElegir(new Set([...elegidos, ...idsDe(comisiones)]))}>
            {`Elegir lo que dice que es del banco (${comisiones.length})`}
          </Button>
        )}
        {suyos.length > 0 && (
          <Button variant="subtle" onClick={() => alElegir(new Set())}>
            No elegir ninguno
          </Button>
        )}
        {pueden('gasto') && <Button onClick={() => setClase('gasto')}>{`${NOMBRES.gasto}…`}</Button>}
        {pueden('interes') && <Button onClick={() => setClase('interes')}>{`${NOMBRES.interes}…`}</Button>}
        <Text role="status">
          {suyos.length > 0
            ? `Elegidos ${suyos.length}: ${sumarImportes(suyos)}.`
            : 'Comisiones, impuestos, mantenimiento o intereses: elegí sus renglones y decilo de todos juntos.'}
        </Text>
      </Group>
      {clase && (
        <ConfirmarDialogo
          abierto
          titulo={NOMBRES[clase]}
          texto={`${suyos.length === 1 ? 'Un renglón que no es' : `${suyos.length} renglones que no son`} de ningún pago. ${explicar(clase, suyos)} No es de ninguna caja, y se puede deshacer.`}
          confirmar={NOMBRES[clase]}
          confirmando="Anotando…"
          peligroso={false}
          alConfirmar={confirmar}
          alCancelar={() => setClase(null)}
        />
      )}
    </>
  );
};
