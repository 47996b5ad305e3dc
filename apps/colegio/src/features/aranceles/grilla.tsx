import type { CeldaLeidaDeArancel, NormaLeida, TablaLeida } from '@colega/contract/honorarios';
import { textoDelColegio } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { leerBloque, leerCelda, type NormaPegada, pegarBloque } from '@colega/domain/honorarios';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { CeldaEditable, Variacion } from './celda-editable.tsx';
import { buscarNorma, decirNorma } from './decir-norma.ts';
import { decirCelda } from './format-celda.ts';
import estilos from './grilla.module.css';
import { idDeCelda } from './lugares-de-la-grilla.ts';
import { type AccionesDeTramo, NormaDelRenglon } from './norma-del-renglon.tsx';
import type { RenglonDeGrilla } from './renglones-que-se-ven.ts';
import type { Escritas, GuardadoDeArancel } from './use-guardado.ts';

export type EdicionDeArancel = AccionesDeTramo &
  Pick<GuardadoDeArancel, 'pendientes' | 'escribir' | 'guardar'> & {
    problemas: ReadonlyMap<string, string>;
    /** How many figures of a block had no cell. */
    alSobrar: (sobran: number) => void;
    /** Those that came to the right of the last figure. */
    alPegarNormas: (normas: readonly NormaPegada[]) => void;
  };

type Props = {
  tabla: TablaLeida;
  renglones: readonly RenglonDeGrilla[];
  normas: readonly NormaLeida[];
  /** Null: it is only read. */
  edicion: EdicionDeArancel | null;
};

export const Grilla = ({ tabla, renglones, normas, edicion }: Props) => {
  const porRuta = new Map(normas.map((norma) => [norma.ruta, norma]));
  return (
    <TablaDeLaMesa nombre={tabla.titulo} columnas={columnasDe(tabla)} actualizando={false}>
      {renglones.map((renglon, i) => {
        const celdas = renglon.celdas.map((celda, columna) => ({
          celda,
          columna,
          titulo: tabla.columnas[columna] ?? '',
        }));
        const [primero = '', ...otros] = renglon.nombres;
        return (
          <tr key={renglon.clave}>
            <th scope="row">{primero}</th>
            {otros.map((nombre, j) => (
              <td key={tabla.encabezados[j + 1]} data-rotulo={tabla.encabezados[j + 1]}>
                {nombre === '' ? '—' : nombre}
              </td>
            ))}
            {celdas.map(({ celda, columna, titulo }) => (
              <td key={titulo} data-rotulo={titulo}>
                {celda ? (
                  <div>
                    {edicion ? (
                      <EnEdicion {...{ celda, columna, renglones, edicion }} fila={i} titulo={titulo} />
                    ) : (
                      <span className={estilos.cifra}>{decirCelda(celda)}</span>
                    )}
                    <Variacion celda={celda} />
                  </div>
                ) : (
                  '—'
                )}
              </td>
            ))}
            <td data-rotulo="Norma y vigencia">
              <div className={estilos.norma}>
                {edicion ? (
                  <NormaDelRenglon renglon={renglon} norma={buscarNorma(porRuta, renglon)} edicion={edicion} />
                ) : (
                  <div>{decirNorma(buscarNorma(porRuta, renglon))}</div>
                )}
                <Vigencia celdas={renglon.celdas} />
              </div>
            </td>
          </tr>
        );
      })}
    </TablaDeLaMesa>
  );
};

/** Since when the latest of its figures is so. */
const Vigencia = ({ celdas }: Pick<RenglonDeGrilla, 'celdas'>) => {
  const desde = celdas
    .flatMap((celda) => celda?.desde ?? [])
    .sort()
    .at(-1);
  return desde ? <div>{`Rige desde el ${formatFecha(desde)}`}</div> : null;
};

const columnasDe = ({ encabezados, columnas }: TablaLeida) => {
  const ancho = Math.floor(50 / (encabezados.length + columnas.length - 1));
  return [
    ...encabezados.map((titulo, i) => [titulo, i === 0 ? '24%' : `${ancho}%`] as const),
    ...columnas.map((titulo) => [titulo, `${ancho}%`] as const),
    ['Norma y vigencia', '26%'] as const,
  ];
};

type DeCelda = {
  celda: CeldaLeidaDeArancel;
  columna: number;
  fila: number;
  titulo: string;
  renglones: readonly RenglonDeGrilla[];
  edicion: EdicionDeArancel;
};

const EnEdicion = ({ celda, columna, fila, titulo, renglones, edicion }: DeCelda) => {
  const pendiente = edicion.pendientes.get(celda.ruta);
  const nombres = renglones[fila]?.nombres.filter((nombre) => nombre !== '').join(', ') ?? '';
  const alPegar = (texto: string) => {
    const { escritas, normas, sobran } = pegarBloque(renglones, { renglon: fila, columna }, leerBloque(texto));
    edicion.escribir(escritas);
    edicion.guardar();
    if (normas.length > 0) edicion.alPegarNormas(normas);
    if (sobran > 0) edicion.alSobrar(sobran);
  };
  const escribir = (escritas: Escritas) => edicion.escribir(escritas);
  return (
    <CeldaEditable
      celda={celda}
      nombre={`${titulo}: ${nombres}`}
      pendiente={pendiente}
      error={pendiente === undefined ? (edicion.problemas.get(celda.ruta) ?? null) : queTiene(celda, pendiente)}
      alEscribir={(escrito) => escribir([{ ruta: celda.ruta, escrito }])}
      alSalir={() => {
        if (pendiente !== undefined) edicion.guardar();
      }}
      alPegar={alPegar}
      alMover={(filas) => enfocar(renglones, fila + filas, columna)}
    />
  );
};

const enfocar = (renglones: readonly RenglonDeGrilla[], fila: number, columna: number): void => {
  const ruta = renglones[fila]?.celdas[columna]?.ruta;
  if (ruta !== undefined) document.getElementById(idDeCelda(ruta))?.focus();
};

/** What is wrong with what is being typed, as the server will say it. A share is asked of the server. */
const queTiene = ({ tipo }: CeldaLeidaDeArancel, escrito: string): string | null => {
  if (tipo === 'reparto' || escrito.trim() === '') return null;
  const leida = leerCelda({}, { tipo }, escrito);
  return leida.ok ? null : textoDelColegio(leida.problema);
};
