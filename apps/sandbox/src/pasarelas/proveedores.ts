/** Without `pagina`, a provider has no page to pay at. */
export const SIMULADOS = {
  siro: { nombre: 'SIRO', pagina: '/Home/Pago' },
  sipago: { nombre: 'SiPago', pagina: '/sipago/checkout' },
  net_pagos: { nombre: 'Net Pagos', pagina: '/net-pagos/checkout' },
  red_link: { nombre: 'Red Link', pagina: null },
  cobranzas: { nombre: 'Cobranzas de SIRO', pagina: null },
} as const satisfies Readonly<Record<string, { nombre: string; pagina: string | null }>>;

export type Proveedor = keyof typeof SIMULADOS;
export type ProveedorConPagina = {
  [P in Proveedor]: (typeof SIMULADOS)[P]['pagina'] extends string ? P : never;
}[Proveedor];

export const PROVEEDORES = Object.keys(SIMULADOS) as readonly Proveedor[];
const tienePagina = (proveedor: Proveedor): proveedor is ProveedorConPagina => SIMULADOS[proveedor].pagina !== null;
export const PROVEEDORES_CON_PAGINA = PROVEEDORES.filter(tienePagina);
