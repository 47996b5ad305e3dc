import { COLUMNAS_A_IMPORTAR, ENTIDADES_A_IMPORTAR, NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import { Stack, Text, Title } from '@mantine/core';

const HOJAS = ENTIDADES_A_IMPORTAR.map((entidad) => {
  const columnas = COLUMNAS_A_IMPORTAR[entidad];
  const nombrar = (obligatorias: boolean): string =>
    columnas
      .filter(({ obligatoria = false }) => obligatoria === obligatorias)
      .map(({ nombre }) => nombre)
      .join(', ');
  return { nombre: NOMBRES_DE_HOJA[entidad], tiene: nombrar(true), puede: nombrar(false) };
});

const COMO = [
  'Cada fila se reconoce por lo que la nombra: la persona por su CUIT, la matrícula y el título por su código, el legajo y el pago por su número del sistema anterior, el saldo a favor y la sanción por su referencia, la ampliación por el legajo y su número, la deuda por matrícula, concepto y año, o por legajo, ampliación y concepto si es de un CEP o un timbrado. La persona va antes que sus matrículas, la matrícula antes que sus saldos, sus legajos y sus pagos, y el legajo antes que lo suyo: en la misma importación o en otra anterior.',
  'Las fechas van como 31/12/2025 o como fecha de Excel; los importes, como 1.234,50 o como número.',
  'De un saldo va lo que todavía se debe. Desde su vencimiento corre el recargo: si el saldo ya lo incluye, poné como vencimiento el día del cambio.',
  'Lo que se debe del CEP o del timbrado de un contrato va con su legajo, sin matrícula, año ni vencimiento: se paga como cualquier otro, sin recargo ni plazo, y hasta entonces el legajo no está cumplido. Del que no trae saldo no se debe nada.',
  'Un legajo que su matriculado confirmó y nadie visó va en trámite (o pendiente, presentado, en curso), sin número ni fecha de visado: sigue acá como cualquier otro. Si le falta algún dato, su matriculado lo completa cuando se lo observan.',
  'Las ampliaciones de un legajo van en su hoja, una por fila, con el legajo y su número: 1 la primera, 2 la segunda, sin saltos. Sin estado, cada una es como su legajo: visada, anulada o en trámite. El CEP y el timbrado de una llevan su número en la columna Ampliación de Saldos y de Pagos; sin él, son del contrato original.',
  'Los saldos y los pagos de un mismo cargo van en la misma importación: el cargo queda por lo que se debe más lo que se pagó.',
  'Un comprobante que pagó varias cosas va en varias filas con el mismo número, una por cada cosa, del mismo día y del mismo medio: entran todas o ninguna, y en Pagos se encuentran por él.',
  'La matrícula se lee como la escriba el sistema anterior (T-12.345, t12345, MAT 12345, 12345/T). El número solo alcanza si se sabe cuál es: por su estado, por la columna Letra (T o R) o porque hay una sola. La que tiene otro prefijo o más cifras va con el número nuevo que le des, en todas las hojas.',
  'De un legajo anterior, si no está en trámite, puede faltar el CUIT del comitente: va su DNI, o nada. Sin CUIT no se amplía ni se certifica: lo que siga se carga como otro legajo.',
  'De una sanción va lo que todavía se debe. Si su matrícula viene en la misma planilla queda con el estado que dice su fila; si ya estaba acá en vigor y no viene, la sanción la suspende y se le avisa a su técnico.',
  'De un saldo a favor va lo que todavía no se usó, a qué día y por qué quedó: esa persona lo usa cuando paga, como cualquier otro, y en su cuenta dice que es del sistema anterior. Si nadie le puso un número, inventale uno a cada fila (SF-1, SF-2…): la misma referencia no entra dos veces.',
  'Lo que el ensayo rechaza se corrige en el informe que se baja, y se sube tal cual: lo que ya estaba bien sigue bien, y una segunda vez no cambia nada.',
] as const;

const NO_VIENE = [
  'Lo que ya se pagó de una sanción.',
  'Las ampliaciones en borrador: las carga su matriculado acá.',
  'Los certificados que se emitieron, las credenciales y las fotos: se emiten de nuevo acá, y los de antes los sigue respondiendo el sistema anterior.',
  'Los cupones que ya están en manos de alguien. Si uno se paga después, entra en «Pagos por revisar» como cobranza sin cupón, y ahí se le da a quien corresponde.',
] as const;

/** For whoever prepares it and has no other paper at hand. */
export const ComoSePrepara = () => (
  <details>
    <summary>Cómo se prepara la planilla, y qué no se trae</summary>
    <Stack gap="sm" mt="sm" maw={860}>
      <Title order={2} size="h4">
        Qué lleva cada hoja
      </Title>
      <ul>
        {HOJAS.map(({ nombre, tiene, puede }) => (
          <li key={nombre}>
            <b>{nombre}</b>: {tiene}.{puede && ` Puede traer: ${puede}.`}
          </li>
        ))}
      </ul>
      <ul>
        {COMO.map((que) => (
          <li key={que}>{que}</li>
        ))}
      </ul>
      <Title order={2} size="h4">
        Qué no se trae
      </Title>
      <ul>
        {NO_VIENE.map((que) => (
          <li key={que}>{que}</li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        El ejemplo trae un colegio chico, inventado, con una hoja de cada cosa: sirve para ver cómo se ensaya.
      </Text>
    </Stack>
  </details>
);
