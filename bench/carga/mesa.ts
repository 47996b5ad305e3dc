import { COLAS } from '@colega/domain/legajos';
import type { Operador } from './operadores.ts';
import type { PersonaVirtual } from './persona-virtual.ts';

type Mesa = PersonaVirtual<Operador>;
type Accion = (mesa: Mesa) => Promise<unknown>;

const TEXTOS = ['nanez', 'acosta ana', 'gimenez', '2000013', 'muller'];
const FILTROS = ['', '?vencidos=si', '?orden=recientes', '?rubro_id=1', '?page=3', '?mios=si'];
const QUE_SE_AUDITA = ['visar', 'confirmar', 'crear', 'ingresar'];
const DIA_MS = 86_400_000;

const alguno = <T>(lista: readonly T[]): T => {
  const elegido = lista[Math.floor(Math.random() * lista.length)];
  if (elegido === undefined) throw new Error('No hay de qué elegir');
  return elegido;
};
const dia = (hace: number): string => new Date(Date.now() - hace * DIA_MS).toISOString().slice(0, 10);

const contar: Accion = ({ pedir }) => pedir('mesa: colas', { camino: '/colegio/bandeja' });
const listar: Accion = ({ pedir }) =>
  pedir('mesa: cola', { camino: `/colegio/bandeja/${alguno(COLAS)}${alguno(FILTROS)}` });
const buscarEnLaCola: Accion = ({ pedir, usuario }) => {
  const texto = alguno([...TEXTOS, String(alguno(usuario.legajos).numero), alguno(usuario.personas).apellido]);
  return pedir('mesa: texto', { camino: `/colegio/bandeja/${alguno(COLAS)}?texto=${encodeURIComponent(texto)}` });
};
const tomarSiguiente: Accion = ({ pedir }) =>
  pedir('mesa: siguiente', { metodo: 'POST', camino: `/colegio/bandeja/${alguno(COLAS)}/siguiente`, cuerpo: {} });

const buscarPersonas: Accion = ({ pedir, usuario }) => {
  const { cuit, apellido, nombre, matricula, boleta } = alguno(usuario.personas);
  const textos = [
    `${apellido} ${nombre}`,
    cuit,
    matricula,
    String(alguno(usuario.legajos).numero),
    String(boleta ?? cuit),
  ];
  return pedir('mesa: personas', { camino: `/colegio/personas?texto=${encodeURIComponent(alguno(textos))}` });
};
const verPersona: Accion = ({ pedir, usuario }) =>
  pedir('mesa: persona', { camino: `/colegio/personas/${alguno(usuario.personas).id}` });

const filtrosDeAuditoria = ({ legajos, username }: Operador): string =>
  alguno([
    `quien=${username}`,
    `entidad=legajo&cual=${alguno(legajos).numero}`,
    `accion=${alguno(QUE_SE_AUDITA)}`,
    `fecha_desde=${dia(90)}&fecha_hasta=${dia(60)}`,
    `quien=${username}&accion=visar&fecha_hasta=${dia(30)}`,
    '',
  ]);
/** The first page and the next one. */
const auditar: Accion = async ({ pedir, usuario }) => {
  const filtros = filtrosDeAuditoria(usuario);
  const primera = await pedir('mesa: auditoría', { camino: `/colegio/auditoria?${filtros}` });
  if (primera.status !== 200) return;
  const { siguiente } = JSON.parse(primera.cuerpo) as { siguiente: number | null };
  if (siguiente !== null)
    await pedir('mesa: auditoría', { camino: `/colegio/auditoria?${filtros}&antes=${siguiente}` });
};

const revisar: Accion = async ({ pedir, usuario }) => {
  const { id } = alguno(usuario.legajos);
  await pedir('mesa: revisión', { camino: `/colegio/legajos/${id}` });
  await pedir('mesa: cambios', { camino: `/colegio/legajos/${id}/cambios` });
};

const MEZCLA: readonly (readonly [Accion, number])[] = [
  [contar, 20],
  [listar, 20],
  [buscarEnLaCola, 10],
  [tomarSiguiente, 10],
  [buscarPersonas, 12],
  [verPersona, 6],
  [auditar, 7],
  [revisar, 15],
];
const PESO = MEZCLA.reduce((suma, [, peso]) => suma + peso, 0);

export const elegirDeMesa = (azar: number): Accion => {
  let resto = azar * PESO;
  const elegida = MEZCLA.find(([, peso]) => {
    resto -= peso;
    return resto < 0;
  });
  return elegida?.[0] ?? contar;
};
