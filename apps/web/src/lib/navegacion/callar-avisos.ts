/** This browser is told no more; whoever goes on sending to it learns so from its service. */
export const callarAvisos = async (): Promise<void> => {
  const registro = await navigator.serviceWorker?.getRegistration();
  await (await registro?.pushManager?.getSubscription())?.unsubscribe();
};
